import { html } from 'hono/html';
import { type ApiDocument, answersOf, type Operation, type Parameter, parametersOf } from './ApiDocument.ts';
import { type Markup, schemaLine, schemaText, sentence } from './text.ts';

/** A call as the page shows it: closed, it is a line. */
export interface Call {
  method: string;
  path: string;
  operation: Operation;
}

/** A call, with all that the document says of it. */
export function callView({ method, path, operation }: Call, document: ApiDocument): Markup {
  const parameters = parametersOf(operation, document);
  const answers = answersOf(operation, document);
  const refusal = answers.find(({ isShared }) => isShared);
  const { operationId, summary, description, requestBody } = operation;
  const requirements = operation['x-requirements'];
  return html`<details>
    <summary>
      <span class="method">${method.toUpperCase()}</span> <code>${path}</code> <span>${sentence(summary)}</span>
    </summary>
    <div class="call" id="call-${operationId}">
      ${description === `${summary}.` ? '' : html`<p>${sentence(description)}</p>`}
      <dl>
        <dt>Name</dt><dd><code>${operationId}</code></dd>
        <dt>Token</dt><dd>${tokenText(operation, document)}</dd>
        <dt>Callers</dt><dd>${operation['x-callers'].join(', ')}</dd>
        ${requirements.length > 0 ? html`<dt>Requirements</dt><dd>${requirements.join(', ')}</dd>` : ''}
      </dl>
      ${parameters.length > 0 ? parameterTable(summary, parameters) : ''}
      ${requestBody ? html`<h3>Body</h3>${schemaText(requestBody.content['application/json'].schema)}` : ''}
      ${answers.map(({ isShared, schema }) => (isShared ? '' : html`<h3>Answer</h3>${schemaText(schema)}`))}
      <h3>Refusals</h3>
      ${refusal ? schemaText(refusal.schema) : ''}
      <dl>${answers.map(({ isShared, status, description: meaning }) =>
        isShared ? html`<dt>${status}</dt><dd>${sentence(meaning)}</dd>` : '',
      )}</dl>
    </div>
  </details>`;
}

function tokenText({ security }: Operation, { components }: ApiDocument): Markup {
  const needed = security.flatMap((each) => Object.keys(each));
  if (needed.length === 0) return html`None.`;
  return html`${needed.map((name) => sentence(components.securitySchemes[name]?.description ?? name))}`;
}

function parameterTable(call: string, parameters: readonly Parameter[]): Markup {
  return html`<h3>Parameters</h3>
    <table>
      <caption class="hidden">${call}: parameters</caption>
      <thead><tr><th scope="col">Name</th><th scope="col">What it is</th></tr></thead>
      <tbody>${parameters.map(
        ({ name, in: place, required, description, schema }) => html`<tr>
          <th scope="row"><code>${name}</code><br>${place}${required ? ', required' : ''}</th>
          <td>${description ? html`<p>${sentence(description)}</p>` : ''}<code>${schemaLine(schema)}</code></td>
        </tr>`,
      )}</tbody>
    </table>`;
}
