//! Contents that are the same as long as the service runs.

use std::sync::{Arc, OnceLock};

use axum::body::Body;
use axum::http::HeaderValue;
use axum::http::header::CONTENT_TYPE;
use axum::response::Response;
use bytes::Bytes;

use super::caching::{entity_tag, fix};
use super::encoding::{Effort, Encoding};

/// A content that is the same as long as the service runs. Clones share it.
#[derive(Clone, Debug)]
pub(crate) struct Fixed(Arc<Forms>);

/// Its forms. Each has an entity tag of its own, and is made when it is first asked for.
#[derive(Debug)]
struct Forms {
    content_type: HeaderValue,
    plain: Form,
    gzip: OnceLock<Form>,
    #[cfg(feature = "brotli")]
    brotli: OnceLock<Form>,
}

#[derive(Clone, Debug)]
struct Form {
    encoding: Encoding,
    content: Bytes,
    tag: HeaderValue,
}

impl Form {
    fn new(encoding: Encoding, content: Bytes) -> Self {
        Form { encoding, tag: entity_tag(&content), content }
    }

    fn encoded(&self, encoding: Encoding) -> Self {
        let (encoding, content) = encoding.encode(self.content.to_vec(), Effort::Often);
        Form::new(encoding, content.into())
    }
}

impl Fixed {
    pub(crate) fn new(content_type: &'static str, content: impl Into<Bytes>) -> Self {
        Fixed(Arc::new(Forms {
            content_type: HeaderValue::from_static(content_type),
            plain: Form::new(Encoding::Identity, content.into()),
            gzip: OnceLock::new(),
            #[cfg(feature = "brotli")]
            brotli: OnceLock::new(),
        }))
    }

    /// The answer with the content.
    pub(crate) fn answer(&self, encoding: Encoding) -> Response {
        let form = self.form(encoding);
        let mut response = Response::new(Body::from(form.content.clone()));
        response.headers_mut().insert(CONTENT_TYPE, self.0.content_type.clone());
        form.encoding.tell(&mut response);
        fix(&mut response, form.tag.clone());
        response
    }

    fn form(&self, encoding: Encoding) -> &Form {
        let forms = &*self.0;
        let made = match encoding {
            Encoding::Identity => return &forms.plain,
            Encoding::Gzip => &forms.gzip,
            #[cfg(feature = "brotli")]
            Encoding::Brotli => &forms.brotli,
        };
        made.get_or_init(|| forms.plain.encoded(encoding))
    }
}
