//! Type expressions, in the description language's syntax.

use super::{DefId, Description, Type};

impl Description {
    /// Returns the type expression of a type.
    pub fn written(&self, ty: &Type) -> String {
        let name = |id: &DefId| self.def(*id).name.0.clone();
        match ty {
            Type::Boolean => "boolean".to_owned(),
            Type::Integer => "integer".to_owned(),
            Type::Unsigned => "unsigned".to_owned(),
            Type::Number => "number".to_owned(),
            Type::Amount => "amount".to_owned(),
            Type::String => "string".to_owned(),
            Type::TextOrInteger => "string | integer".to_owned(),
            Type::Url => "url".to_owned(),
            Type::Date => "date".to_owned(),
            Type::LocalDateTime => "local_datetime".to_owned(),
            Type::TextForm(form) => form.name().to_owned(),
            Type::Json => "json".to_owned(),
            Type::Binary => "binary".to_owned(),
            Type::Named(id) => name(id),
            Type::Nullable(held) => format!("{}?", self.written(held)),
            Type::List(item) => format!("[{}]", self.written(item)),
            Type::Entries(item, key) => format!("entries({}, {key})", self.written(item)),
            Type::Map(key, value) => {
                format!("{{{}: {}}}", self.written(key), self.written(value))
            }
            Type::Pipe(item) => format!("pipe({})", self.written(item)),
            Type::Comma(item) => format!("comma({})", self.written(item)),
            Type::Ref(reference) => format!("ref({})", reference.field),
            Type::Index(reference) => format!("index({})", reference.field),
        }
    }
}
