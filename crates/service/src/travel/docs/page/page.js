// Shows the document of this service, ready to be tried out.
"use strict";

const LINES = "application/x-ndjson";

// More than this is shown without colours, which would make the page too slow to use.
const MOST_COLOURED = 20_000;

const plugin = {
  statePlugins: {
    spec: {
      wrapActions: { updateJsonSpec: (update) => (document) => update(forThisPage(document)) },
      // It makes a link of the licence's name, which leads nowhere where that is an expression.
      wrapSelectors: { selectLicenseUrl: () => () => undefined },
    },
  },
  wrapComponents: {
    // It takes lines of JSON for JSON that is broken.
    responseBody: (Body, { React }) => (properties) =>
      React.createElement(Body, {
        ...properties,
        contentType: properties.contentType?.replace(LINES, "text/plain"),
      }),
    SyntaxHighlighter: (Coloured, { React, getComponent }) => (properties) => {
      const { children, renderPlainText } = properties;
      if (!renderPlainText || !(children?.length > MOST_COLOURED)) return React.createElement(Coloured, properties);
      return renderPlainText({ children, PlainTextViewer: getComponent("PlainTextViewer") });
    },
  },
};

const reference = SwaggerUIBundle({
  url: "../openapi.json",
  dom_id: "#reference",
  plugins: [plugin],
  deepLinking: true,
  tryItOutEnabled: true,
  displayRequestDuration: true,
  showCommonExtensions: true,
  // Schemas are shown where they are used; the list of all of them stays closed.
  defaultModelsExpandDepth: 0,
  // No badge from elsewhere.
  validatorUrl: null,
  onComplete: fillInKey,
});

// It goes by the address once only, and the first steps link into the page.
addEventListener("hashchange", () => {
  reference.layoutActions.parseDeepLinkHash(location.hash);
  const operation = `operations${location.hash.slice(1).replaceAll("/", "-")}`;
  document.getElementById(operation)?.scrollIntoView();
});

/** Changes what Swagger UI makes too little of. The file itself stays as it is. */
function forThisPage(document) {
  // The policy of the page lets it call this service alone, which is the first of the document.
  document.servers.splice(1);
  for (const operation of Object.values(document.paths).flatMap(Object.values)) {
    for (const parameter of operation.parameters) {
      if (!parameter.schema) continue;
      offerKnownValues(parameter.schema, document.components.schemas);
      preferExample(parameter);
    }
  }
  return document;
}

/** Gives known values to choose from, where others may come with later versions. */
function offerKnownValues(schema, schemas) {
  const values = schema.items ?? schema;
  const known = schemas[values.$ref?.split("/").pop()]?.["x-extensible-enum"];
  if (known) values.enum = known;
}

/** Lets the example be filled in, in place of the default, and tells the default in words. */
function preferExample(parameter) {
  const { default: value } = parameter.schema;
  if (value === undefined || !parameter.examples) return;
  delete parameter.schema.default;
  parameter.description = `${parameter.description ?? ""}\n\nDefault: \`${value}\`.`;
}

/** Fills in the key that the service gave to the page, if it did. */
function fillInKey() {
  const { key } = document.documentElement.dataset;
  if (!key) return;
  document.querySelector("#first-steps .key").textContent = key;
  const schemes = reference.getState().getIn(["spec", "json", "components", "securitySchemes"]);
  for (const name of schemes.keys()) reference.preauthorizeApiKey(name, key);
}
