//! Tests of unusual documents, which must result in an error or in a listed fault with its position, but never in a
//! panic.

use serde_json::{Value, json};
use specwright::import::import;

fn error(text: &str) -> String {
    let error = import(text, &[]).unwrap_err();
    let cause = std::error::Error::source(&error).map_or_else(String::new, |cause| format!(": {cause}"));
    format!("{error}{cause}")
}

/// Returns the losses of a document with these paths and schemas.
fn losses(paths: &str, schemas: &str) -> String {
    let text =
        format!(r#"{{ "openapi": "3.1.0", "paths": {paths}, "components": {{ "schemas": {schemas} }} }}"#);
    let imported = import(&text, &[]).unwrap();
    if let Err(report) = specwright::describe(&imported.sources()) {
        panic!("{report}");
    }
    imported.losses.list()
}

#[test]
fn invalid_documents_are_rejected() {
    for (text, expected) in [
        ("", "not JSON"),
        ("openapi: 3.0.0", "convert it first"),
        (r#"{ "openapi": "3.0.0", "openapi": "3.0.0" }"#, "duplicate key `openapi`"),
        ("[]", "the document is a list; expected an object"),
        ("{}", "`/openapi` in the document is missing"),
        (r#"{ "openapi": 3.0, "paths": {} }"#, "is the number `3`; expected a version that begins with"),
        (r#"{ "openapi": "4.0.0", "paths": {} }"#, "is `4.0.0`"),
        (r#"{ "swagger": "2.0", "paths": {} }"#, "indicates version 2"),
        (r#"{ "openapi": "3.0.0" }"#, "`/paths` in the document is missing"),
        (r#"{ "openapi": "3.0.0", "paths": [] }"#, "`/paths` in the document is a list"),
    ] {
        let error = error(text);
        assert!(error.contains(expected), "{text}: {error}");
    }
    assert!(error(&"[".repeat(100_000)).contains("recursion limit"));
}

#[test]
fn dangling_references_are_faults() {
    let answer = |schema: &str| {
        format!(
            r#"{{ "/x": {{ "get": {{ "responses": {{ "200": {{ "description": "", "content": {{ "application/json": {{
                "schema": {schema} }} }} }} }} }} }} }}"#
        )
    };
    for (schemas, at, found) in [
        (r##"{ "A": { "$ref": "#/B" } }"##, "/$ref", "does not exist"),
        (r##"{ "A": { "$ref": "other.json#/B" } }"##, "/$ref", "outside the document"),
        (r##"{ "A": { "$ref": "#/B" }, "B": { "$ref": "#/A" } }"##, "/$ref", "refers back to itself"),
        (r##"{ "A": { "type": "array", "items": { "$ref": "#/A" } } }"##, "", "contains itself"),
        (r##"{ "A": { "allOf": [{ "$ref": "#/A" }, { "type": "object" }] } }"##, "", "contains itself"),
        (r#"{ "A": { "oneOf": [] } }"#, "/oneOf", "no variants"),
        (r#"{ "A": 3 }"#, "", "not an object"),
        (r#"{ "A": { "type": "strin" } }"#, "/type", "the type `strin`"),
        (r#"{ "A": { "enum": "a" } }"#, "/enum", "not a list"),
        (r#"{ "A": { "type": "array", "maxItems": -1 } }"#, "/maxItems", "not a count"),
        (r#"{ "A": { "type": "integer", "minimum": 2, "maximum": 1 } }"#, "/minimum", "above"),
    ] {
        let schemas = schemas.replace("#/", "#/components/schemas/");
        let list = losses(&answer(r##"{ "$ref": "#/components/schemas/A" }"##), &schemas);
        let at = format!("`/components/schemas/A{at}");
        assert!(list.contains(&at) && list.contains(found), "{schemas}: {list}");
    }
    assert!(losses(&answer(r##"{ "$ref": "#/nowhere" }"##), "{}").contains("a reference to `#/nowhere`"));
    assert!(losses(r##"{ "/x": { "$ref": "#/paths/~1x" } }"##, "{}").contains("`/paths/~1x/$ref`"));
}

#[test]
fn recursive_types_stay_types() {
    let schemas = r##"{
        "Tree": { "type": "object", "properties": { "left": { "$ref": "#/components/schemas/Tree" }, "all": { "$ref": "#/components/schemas/Trees" } } },
        "Trees": { "type": "array", "items": { "$ref": "#/components/schemas/Tree" } }
    }"##;
    let text =
        format!(r#"{{ "openapi": "3.0.0", "paths": {{}}, "components": {{ "schemas": {schemas} }} }}"#);
    let imported = import(&text, &[]).unwrap();
    let common = &imported.files.iter().find(|(name, _)| name == "common").unwrap().1;
    assert!(common.contains(r#"left = "Tree?", all = "[Tree]?""#), "{common}");
}

#[test]
fn invalid_and_duplicate_names_are_replaced() {
    let answer = r#"{ "200": { "description": "x", "content": { "application/json": { "schema": {
        "type": "object", "properties": { "a-b": {}, "a_b": {}, "self": {}, "": {}, "1": {}, "größe": {}, "東": {}, "\"": {}, "$ref": {} } } } } } }"#;
    let paths = format!(
        r#"{{
            "/a": {{ "get": {{ "tags": ["impls"], "operationId": "new", "responses": {answer} }} }},
            "/b": {{ "get": {{ "tags": ["Service"], "operationId": "self", "responses": {answer} }} }},
            "/c": {{ "get": {{ "tags": ["Service"], "operationId": "Self", "responses": {answer} }} }},
            "/d": {{ "get": {{ "tags": ["日本 ²"], "operationId": "...", "responses": {answer} }} }},
            "/e": {{ "get": {{ "tags": ["service api"], "operationId": "Self", "responses": {answer} }} }},
            "/{{}}": {{ "get": {{ "responses": {answer} }} }},
            "/{{x": {{ "get": {{ "responses": {answer} }} }},
            "/f?x=1": {{ "get": {{ "responses": {answer} }} }},
            "no": {{ "get": {{ "responses": {answer} }} }},
            "/g/{{x}}/{{x}}": {{ "get": {{ "responses": {answer} }} }}
        }}"#
    );
    let schemas = r#"{ "Vec": { "type": "object", "properties": {} }, "vec": { "enum": ["a", "A", "err", "self", "\n"] }, "1": { "enum": ["x"] }, "": { "enum": ["y"] } }"#;
    let list = losses(&paths, schemas);
    assert_eq!(list.matches("- `/paths/").count() - list.matches("/properties/").count(), 5, "{list}");
}

#[test]
fn replacing_any_part_does_not_panic() {
    let document: Value =
        serde_json::from_str(&crate::common::read(crate::common::fixtures().join("import/library-3.0.json")))
            .unwrap();
    let mut pointers = Vec::new();
    collect(&document, String::new(), &mut pointers);
    // To keep the test fast, each part is replaced by only one of these values.
    let others = [json!(null), json!([]), json!({}), json!("?"), json!(-1)];
    for (pointer, other) in pointers.iter().zip(others.iter().cycle()).filter(|(at, _)| !at.is_empty()) {
        let mut changed = document.clone();
        *changed.pointer_mut(pointer).unwrap() = other.clone();
        let Ok(imported) = import(&changed.to_string(), &[]) else { continue };
        if let Err(report) = specwright::describe(&imported.sources()) {
            panic!("{pointer} as {other}:\n{report}");
        }
    }
}

fn collect(value: &Value, at: String, pointers: &mut Vec<String>) {
    let mut below = |name: String, value| {
        collect(value, format!("{at}/{}", name.replace('~', "~0").replace('/', "~1")), pointers);
    };
    match value {
        Value::Object(entries) => entries.iter().for_each(|(name, value)| below(name.clone(), value)),
        Value::Array(values) => {
            values.iter().enumerate().for_each(|(index, value)| below(index.to_string(), value));
        }
        _ => {}
    }
    pointers.push(at);
}

/// Checks that bodies are sent with the media type in the document, and that operations whose media types can't be
/// expressed are listed first.
#[test]
fn media_types_are_kept() {
    let body = |media: &str, schema: Value| json!({ "content": { media: { "schema": schema } } });
    let object = || json!({ "type": "object", "properties": { "title": { "type": "string" } } });
    let operation = |request: Value, response: Value| json!({ "post": { "requestBody": request, "responses": { "200": response } } });
    let text = json!({ "openapi": "3.1.0", "paths": {
        "/patch": operation(body("application/merge-patch+json", object()), body("application/json", object())),
        "/scan": operation(body("image/tiff; q=1", json!({})), body("application/json", object())),
        "/print": operation(body("application/json", object()), body("application/pdf", json!({}))),
        "/mixed": operation(body("application/merge-patch+json", object()), body("image/png", json!({}))),
        "/parts": operation(body("multipart/form-data", object()), body("application/json", object())),
    } });
    let imported = import(&text.to_string(), &[]).unwrap();
    let description = specwright::describe(&imported.sources()).unwrap_or_else(|report| panic!("{report}"));
    let media_types: Vec<_> = description
        .operations
        .iter()
        .map(|operation| (operation.path.as_str(), operation.media_type.as_deref()))
        .collect();
    assert_eq!(
        media_types,
        [
            ("/patch", Some("application/merge-patch+json")),
            ("/print", Some("application/pdf")),
            ("/scan", Some("image/tiff")),
        ]
    );
    let list = imported.losses.list();
    let lost = "\n## Operations that are left out: 2\n\nMedia types: 2\n\n- `POST /mixed`\n- `POST /parts`\n";
    assert!(list.contains(lost), "{list}");
}

/// Checks that `only` takes the operations of the tags and the types that they use, and lists no losses of other parts.
#[test]
fn tags_select_a_part() {
    let schema = |name: &str| json!({ "$ref": format!("#/components/schemas/{name}") });
    let get = |tags: Value, schema: Value| {
        json!({ "get": { "tags": tags, "responses": { "200": { "description": "x",
        "content": { "application/json": { "schema": schema } } } } } })
    };
    let object = |field: Value| json!({ "type": "object", "properties": { "field": field } });
    let text = json!({ "openapi": "3.1.0",
        "tags": [{ "name": "a b" }, { "name": "other", "description": "Nothing." }],
        "paths": {
            "/a": get(json!(["a b"]), schema("A")),
            "/both": get(json!(["other", "a b"]), schema("A")),
            "/other": get(json!(["other"]), schema("Other")),
            "/untagged": get(json!([]), schema("Other")),
        },
        "components": { "schemas": {
            "A": object(schema("Inner")),
            "Inner": object(json!({ "type": "string" })),
            "Other": object(json!({ "type": "string", "pattern": "x" })),
        } } })
    .to_string();
    let part = import(&text, &["a b".to_owned()]).unwrap();
    let description = specwright::describe(&part.sources()).unwrap_or_else(|report| panic!("{report}"));
    let paths: Vec<&str> = description.operations.iter().map(|operation| operation.path.as_str()).collect();
    assert_eq!(paths, ["/a", "/both"]);
    let types: Vec<&str> = description.names.keys().map(String::as_str).collect();
    assert_eq!(types, ["A", "Inner"]);
    assert_eq!((part.count.operations, part.count.all_operations), (2, 2));
    assert!(!part.losses.list().contains("Other"), "{}", part.losses.list());
    assert_eq!(import(&text, &[]).unwrap().count.all_operations, 4);
    let error = |tag: &str| import(&text, &[tag.to_owned()]).unwrap_err().to_string();
    assert_eq!(error("c"), "no operation has the tag `c`; allowed: `a b`, `other`");
    let untagged = text.replace("tags", "marks");
    let error = import(&untagged, &["c".to_owned()]).unwrap_err().to_string();
    assert!(error.ends_with("the operations of this document have no tags"), "{error}");
}

/// Checks that requests keep the encoding and the idempotency token in the document.
#[test]
fn forms_patches_and_tokens_are_kept() {
    let object = |field: Value| json!({ "type": "object", "properties": { "field": field } });
    let body = |media: &[&str], schema: Value| {
        let content = media.iter().map(|media| ((*media).to_owned(), json!({ "schema": schema })));
        json!({ "content": Value::Object(content.collect()) })
    };
    let form = |field: Value| body(&["application/x-www-form-urlencoded"], object(field));
    let text = || json!({ "type": "string" });
    let key = json!([{ "name": "Idempotency-Key", "in": "header", "schema": text() }]);
    let operation =
        |body: Value, response: Value| json!({ "requestBody": body, "responses": { "200": response } });
    let none = || json!({ "description": "x" });
    let patches = ["application/json-patch+json", "application/merge-patch+json"];
    let mut paid = operation(form(text()), none());
    paid["parameters"] = key;
    let document = json!({ "openapi": "3.1.0", "paths": {
        "/flat": { "post": operation(form(text()), none()) },
        "/nested": { "post": operation(form(object(text())), none()) },
        "/null": { "post": operation(form(json!({ "type": ["object", "null"], "properties": { "a": {} } })), none()) },
        "/patch": { "patch": operation(body(&patches, object(text())), none()) },
        "/pay": { "post": paid },
        "/watch": { "post": operation(form(text()), body(&["text/event-stream"], object(text()))) },
    } });
    let imported = import(&document.to_string(), &[]).unwrap();
    let description = specwright::describe(&imported.sources()).unwrap_or_else(|report| panic!("{report}"));
    let found: Vec<String> = description
        .operations
        .iter()
        .map(|it| {
            let token = it.idempotency_token.as_ref().map(|(token, _)| token.to_string());
            let stream = it.stream.as_ref().map(|stream| stream.format.to_string());
            let parts = [it.media_type.clone(), token, stream];
            format!("{} {} {}", it.path, it.body_format, parts.into_iter().flatten().collect::<String>())
        })
        .collect();
    assert_eq!(
        found,
        [
            "/flat form ",
            "/nested bracket_form ",
            "/patch json application/merge-patch+json",
            "/pay form query.idempotency-key",
            "/watch form sse",
        ]
    );
    assert!(imported.losses.list().contains("- `POST /null`"), "{}", imported.losses.list());
}
