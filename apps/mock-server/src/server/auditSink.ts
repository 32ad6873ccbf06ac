import { isAuditWarning } from '@rpm/domain';
import * as z from 'zod/mini';
import type { SendLines, SentLine } from '../store/sql/auditSending.ts';

/** The operator's collector of logs. */
export interface AuditSink {
  /** Where it takes logs by OTLP over HTTP: `https://collector.example/v1/logs`. */
  url: string;
  /** Sent as a bearer token; `null`: it knows us otherwise. */
  token: string | null;
}

/** A collector that does not answer keeps nobody waiting but the job. */
const answerWithinMs = 15_000;

/** @see https://opentelemetry.io/docs/specs/otel/logs/data-model/#field-severitynumber */
const severities = { info: 9, warn: 13 } as const;

const Answer = z.object({
  partialSuccess: z.optional(z.object({ rejectedLogRecords: z.optional(z.union([z.string(), z.number()])) })),
});

/** Why a collector has not taken lines; it quotes nothing that was said. */
class SinkError extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`The collector has not taken the lines (${code}).`);
    this.code = code;
  }
}

/**
 * Sends lines of the logs to a collector by OTLP over HTTP in JSON, which OpenTelemetry collectors, Vector, Fluent Bit and the log services take. Its answer
 * says that it has them; syslog over TLS has no such answer, and what is on its way when a connection breaks is lost there.
 *
 * @see https://opentelemetry.io/docs/specs/otlp/#otlphttp
 */
export const auditSink =
  ({ url, token }: AuditSink): SendLines =>
  async (lines) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(otlpOf(lines)),
      // The token is for this address alone.
      redirect: 'error',
      signal: AbortSignal.timeout(answerWithinMs),
    }).catch((error: unknown) => {
      throw new SinkError(codeOf(error));
    });
    const said = await answer.json().catch(() => ({}));
    if (!answer.ok) throw new SinkError(String(answer.status));
    if (Number(Answer.safeParse(said).data?.partialSuccess?.rejectedLogRecords ?? 0) > 0)
      throw new SinkError('rejected');
  };

/** What an `ExportLogsServiceRequest` holds. */
function otlpOf(lines: readonly SentLine[]) {
  return {
    resourceLogs: [
      {
        resource: { attributes: [text('service.name', 'remote-patient-monitoring')] },
        scopeLogs: [{ scope: { name: 'rpm.audit' }, logRecords: lines.map(recordOf) }],
      },
    ],
  };
}

function recordOf(line: SentLine) {
  const severity = isAuditWarning(line.action) ? 'warn' : 'info';
  const texts = {
    'rpm.audit.log': line.log,
    'rpm.audit.checksum': line.checksum,
    'rpm.clinic.id': line.clinicId,
    'user.id': line.accountId,
    'rpm.subject.id': line.subject,
    'rpm.kind': line.kind,
    'client.address': line.source,
    'user_agent.name': line.browser,
    'rpm.details': line.details === '{}' ? '' : line.details,
  };
  return {
    timeUnixNano: line.nanoseconds,
    severityNumber: severities[severity],
    severityText: severity.toUpperCase(),
    eventName: `rpm.${line.log}`,
    body: { stringValue: line.action },
    attributes: [
      whole('rpm.audit.number', line.number),
      whole('rpm.audit.line', line.lineId),
      ...(line.times === null ? [] : [whole('rpm.times', String(line.times))]),
      ...Object.entries(texts).flatMap(([key, value]) => (value === '' ? [] : [text(key, value)])),
    ],
  };
}

const text = (key: string, stringValue: string) => ({ key, value: { stringValue } });
/** Whole numbers of 64 bits are texts in the JSON of OTLP. */
const whole = (key: string, intValue: string) => ({ key, value: { intValue } });

/** The short code of what failed on the way, which `fetch` keeps as a cause. */
function codeOf(error: unknown): string {
  const { cause, name } = error instanceof Error ? error : { cause: null, name: 'no reason given' };
  return cause instanceof Error && 'code' in cause ? String(cause.code) : name;
}
