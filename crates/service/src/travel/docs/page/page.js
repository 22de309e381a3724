// Shows the OpenAPI document of this service, and lets readers try out calls.
"use strict";

const LINES = "application/x-ndjson";

// Maximum number of characters with syntax highlighting: highlighting longer responses makes the page too slow.
const MAX_HIGHLIGHTED = 20_000;

const plugin = {
  statePlugins: {
    spec: {
      wrapActions: { updateJsonSpec: (update) => (document) => update(forThisPage(document)) },
      // Swagger UI links the licence's name, but the link for a licence expression is broken.
      wrapSelectors: { selectLicenseUrl: () => () => undefined },
    },
  },
  wrapComponents: {
    // Swagger UI would show lines of JSON as broken JSON.
    responseBody: (Body, { React }) => (properties) =>
      React.createElement(Body, {
        ...properties,
        contentType: properties.contentType?.replace(LINES, "text/plain"),
      }),
    SyntaxHighlighter: (Coloured, { React, getComponent }) => (properties) => {
      const { children, renderPlainText } = properties;
      if (!renderPlainText || !(children?.length > MAX_HIGHLIGHTED)) return React.createElement(Coloured, properties);
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
  // Schemas are shown where they are used. The list of all schemas stays collapsed.
  defaultModelsExpandDepth: 0,
  // No validation badge from another site.
  validatorUrl: null,
  onComplete: fillInKey,
});

// Swagger UI reads the URL's fragment only once, but the first steps link to sections of the page.
addEventListener("hashchange", () => {
  reference.layoutActions.parseDeepLinkHash(location.hash);
  const operation = `operations${location.hash.slice(1).replaceAll("/", "-")}`;
  document.getElementById(operation)?.scrollIntoView();
});

/** Adapts the document to the limits of Swagger UI. The file itself stays unchanged. */
function forThisPage(document) {
  // The page's content security policy allows calls to this service only, which is the document's first server.
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

/** Offers the known values of an extensible enum as choices. */
function offerKnownValues(schema, schemas) {
  const values = schema.items ?? schema;
  const known = schemas[values.$ref?.split("/").pop()]?.["x-extensible-enum"];
  if (known) values.enum = known;
}

/** Fills in the example instead of the default, and mentions the default in the description. */
function preferExample(parameter) {
  const { default: value } = parameter.schema;
  if (value === undefined || !parameter.examples) return;
  delete parameter.schema.default;
  parameter.description = `${parameter.description ?? ""}\n\nDefault: \`${value}\`.`;
}

/** Fills in the key that the service wrote into the page, if any. */
function fillInKey() {
  const { key } = document.documentElement.dataset;
  if (!key) return;
  document.querySelector("#first-steps .key").textContent = key;
  const schemes = reference.getState().getIn(["spec", "json", "components", "securitySchemes"]);
  for (const name of schemes.keys()) reference.preauthorizeApiKey(name, key);
}
