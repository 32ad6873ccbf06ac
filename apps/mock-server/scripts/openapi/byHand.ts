import { Change, OrderQuery, OrderRow, pageSizes, Stamp } from '@rpm/domain';
import type { ZodOpenApiOverrideContext } from 'zod-openapi';

type JsonSchema = ZodOpenApiOverrideContext['jsonSchema'];
type ZodSchema = ZodOpenApiOverrideContext['zodSchema'];

const nullableText: JsonSchema = { type: ['string', 'null'] };
/** What a field was or is: a text, a number, or a thing of its own such as a rate. */
const anything: JsonSchema = { type: ['string', 'number', 'boolean', 'object', 'array', 'null'] };

/** What zod cannot write as JSON Schema by itself: values that are left open, and checks that are code. */
const byHand: ReadonlyMap<ZodSchema, JsonSchema> = new Map<ZodSchema, JsonSchema>([
  [
    OrderRow.shape.provider,
    {
      anyOf: [
        nullableText,
        {
          type: 'object',
          properties: { firstName: nullableText, middleName: nullableText, lastName: nullableText },
        },
      ],
    },
  ],
  [
    OrderRow.shape.vitals,
    {
      type: ['array', 'null'],
      items: { type: 'string' },
    },
  ],
  [Change.shape.before, anything],
  [Change.shape.after, anything],
  [OrderQuery.shape.noOfRows, { type: 'integer', enum: [...pageSizes] }],
  [OrderQuery.shape.orderDate.def.innerType, { type: 'string', format: 'date' }],
  [
    Stamp,
    {
      type: 'string',
      pattern: String.raw`^\d{8}-\d{2}:\d{2}:\d{2}(\.\d{3})?$`,
    },
  ],
]);

/** What is said of a check that is code and has no words above. */
const checkedFurther = 'The server checks more of it than a schema can say.';

function isCheckedByCode({ _zod: { def } }: ZodSchema): boolean {
  const checks = 'checks' in def ? (def.checks ?? []) : [];
  return checks.some((check) => check._zod.def.check === 'custom');
}

/** Completes what zod wrote of a schema, in place. */
export function completeSchema({ zodSchema, jsonSchema, io }: ZodOpenApiOverrideContext): void {
  const words = byHand.get(zodSchema);
  if (words) Object.assign(jsonSchema, words);
  else if (isCheckedByCode(zodSchema)) jsonSchema.description ??= checkedFurther;
  // The limits of every whole number in JavaScript say nothing of this one.
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  // An answer may have more fields one day without being another one.
  if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
}
