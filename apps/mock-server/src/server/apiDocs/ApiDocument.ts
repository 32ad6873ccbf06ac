import * as z from 'zod/mini';

const Reference = z.object({ $ref: z.string() });

const Parameter = z.object({
  name: z.string(),
  in: z.string(),
  required: z._default(z.boolean(), false),
  description: z.optional(z.string()),
  schema: z.unknown(),
});
export type Parameter = z.infer<typeof Parameter>;

const Content = z.object({ 'application/json': z.object({ schema: z.unknown() }) });
const Answer = z.object({ description: z.string(), content: z.optional(Content) });

const Operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  summary: z.string(),
  description: z.string(),
  'x-requirements': z._default(z.array(z.string()), []),
  /** Who may make the call at all; about whom, the answer decides. */
  'x-callers': z._default(z.array(z.string()), []),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z._default(z.array(z.union([Reference, Parameter])), []),
  requestBody: z.optional(z.object({ content: Content })),
  responses: z.record(z.string(), z.union([Reference, Answer])),
});
export type Operation = z.infer<typeof Operation>;

/** What the page shows of an OpenAPI document. */
export const ApiDocument = z.object({
  info: z.object({ title: z.string(), version: z.string(), description: z.string() }),
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({
    schemas: z.record(z.string(), z.unknown()),
    parameters: z.record(z.string(), Parameter),
    responses: z.record(z.string(), Answer),
    securitySchemes: z.record(z.string(), z.object({ description: z.string() })),
  }),
});
export type ApiDocument = z.infer<typeof ApiDocument>;

/** The last part of a reference: '#/components/schemas/OrderRow' is 'OrderRow'. */
const nameOf = ({ $ref }: z.infer<typeof Reference>) => $ref.slice($ref.lastIndexOf('/') + 1);

/** The parameters of a call, the shared ones among them. */
export function parametersOf({ parameters }: Operation, { components }: ApiDocument): Parameter[] {
  return parameters.flatMap((each) =>
    '$ref' in each ? (components.parameters[nameOf(each)] ?? []) : [each],
  );
}

/** What a call can answer, by status: what it means and, where it is the call's own, the schema. */
export function answersOf({ responses }: Operation, { components }: ApiDocument) {
  return Object.entries(responses).flatMap(([status, each]) => {
    const isShared = '$ref' in each;
    const answer = isShared ? components.responses[nameOf(each)] : each;
    const schema = answer?.content?.['application/json'].schema;
    return answer ? [{ status, description: answer.description, schema, isShared }] : [];
  });
}
