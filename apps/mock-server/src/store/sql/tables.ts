import type {
  AccessEvent,
  Alert,
  AlertEvent,
  AlertEventKind,
  AlertOutcome,
  AlertReading,
  AlertState,
  AuditAction,
  BillingCode,
  ConversationSide,
  DeviceName,
  FileRow,
  InquiryType,
  Language,
  LimitSide,
  NoteKind,
  NoteTopic,
  OpeningHours,
  PhotoContentType,
  Preferences,
  ResourceType,
  RoleTitle,
  SharedPart,
  StaffRole,
  UnitCode,
  UnitSystem,
  VitalKind,
} from '@rpm/domain';
import type { ColumnType, Generated } from 'kysely';

/** A jsonb column: any value out, its JSON text in. */
type Json = ColumnType<unknown, string | null, string | null>;

/** A jsonb column that nothing but the store writes, so that its type is known. */
type JsonOf<T> = ColumnType<T, string, string>;
/** What becomes of a value in JSON: its dates are texts. */
type Stamped<T> = { [K in keyof T]: Exclude<T[K], Date> | (Date extends T[K] ? string : never) };

/** A date column. Ask for it as text: as a Date it would be midnight in the server's own zone. */
type LocalDay = ColumnType<Date, string, never>;

/** Readings of each class, as PostgreSQL gives large numbers. */
interface ReadingCounts {
  patient_id: string;
  normal: string;
  cautious: string;
  critical: string;
}

/** What one device measured of a vital in one second. */
interface ReadingMoment {
  patient_id: string;
  vital: VitalKind;
  at: Date;
  serial: string;
  received_at: Date;
  /** As `severityOf` says of its class. */
  severity: number;
}

interface Reviewed {
  /** By which review it counts as reviewed, as `settleReviews` decided; `null` while by none. */
  review_id: string | null;
}

/** A one-time code of an account. */
interface AccountCode {
  account_id: string;
  ticket_hash: string;
  code_hash: string;
  expires_at: Date;
  tries: number;
}

/** The tables, as the migrations make them. Columns whose name ends in `_key` hold folded text (`store/search.ts`). */
export interface Tables {
  /** A mark of the statements of each change of the tables that this database has had. */
  migration_checksums: { name: string; checksum: string };
  /** What this database is: `seed` is 'demo' or 'none'. */
  installation: { key: string; value: string };
  clinics: {
    id: string;
    name: string;
    time_zone: string;
    session_max_seconds: Generated<number>;
    units: Generated<UnitSystem>;
    /** `null` until they are first saved. */
    opening_hours: ColumnType<OpeningHours | null, string | undefined, string>;
    settings_version: Generated<number>;
    /** The names that it had: tabs that were open go on with them. */
    former_names: ColumnType<string[], undefined, string>;
    second_factor_roles: ColumnType<RoleTitle[], string | undefined, string>;
  };
  accounts: {
    id: string;
    clinic_id: string;
    username: string;
    /** Of the account that logs in; `null` of the others of its owner. */
    username_key: string | null;
    /** The account that logs in for this one; `null` when it does so itself. */
    login_id: Generated<string | null>;
    password_hash: string;
    role: string;
    first_name: string;
    middle_name: string;
    last_name: string;
    /** Each log in needs a code that comes by mail. */
    asks_for_code: Generated<boolean>;
    /** When its owner has shown that the address is theirs. */
    email_confirmed_at: Generated<Date | null>;
    phone: Generated<string>;
    theme: Generated<Preferences['theme']>;
    text_size: Generated<Preferences['textSize']>;
    /** Of the pages and mails. */
    language: Generated<Language>;
    /** Those that its owner chose; `null` for the clinic's. */
    units: Generated<UnitSystem | null>;
    session_seconds: Generated<number | null>;
    /** Since when its owner cannot log in any more. */
    access_ended_at: Generated<Date | null>;
  };
  sessions: {
    token_hash: string;
    account_id: string;
    started_at: Date;
    last_seen_at: Date;
    ended_at: Date | null;
    confirmed_at: Date;
    needs_set_up: Generated<boolean>;
    browser: Generated<DeviceName['browser']>;
    system: Generated<DeviceName['system']>;
  };
  totp_secrets: {
    account_id: string;
    secret: Generated<string | null>;
    begun: string | null;
    last_step: ColumnType<string, number | undefined, number>;
  };
  passkeys: {
    id: string;
    account_id: string;
    name: string;
    public_key: string;
    counter: ColumnType<string, number, number>;
    transports: JsonOf<string[]>;
    added_at: Date;
    used_at: Generated<Date | null>;
  };
  recovery_codes: { account_id: string; code_hash: string };
  passkey_challenges: { account_id: string; challenge: string; expires_at: Date };
  known_devices: { account_id: string; device_hash: string; used_at: Date };
  login_attempts: { id: Generated<string>; account_key: string; address_key: string; at: Date };
  patients: {
    id: string;
    clinic_id: string;
    first_name: string;
    middle_name: string;
    last_name: string;
    birth_date: string | null;
    username: string;
    username_key: string;
    provider_id: string | null;
    gender: string | null;
    phone: string | null;
    address: Json;
    emergency_contact: Json;
    language: string | null;
    /** IANA name. */
    time_zone: string;
    /** `YYYY-MM-DD` */
    consent_date: string | null;
    enrolled_at: Date;
    /** The whole name, folded. */
    name_key: string;
    version: Generated<number>;
    /** `YYYY-MM-DD`; this and the three others are there together, or none. */
    discharge_day: Generated<string | null>;
    discharged_at: Generated<Date | null>;
    discharged_by: Generated<string | null>;
    discharge_reason: Generated<string | null>;
    /** A legal hold: these three are there together, or none. */
    held_at: Generated<Date | null>;
    held_by: Generated<string | null>;
    hold_reason: Generated<string | null>;
    /** A request for an erasure: the same. */
    erasure_asked_at: Generated<Date | null>;
    erasure_asked_by: Generated<string | null>;
    erasure_reason: Generated<string | null>;
  };
  /** The models of a clinic; those in use can be allocated. */
  clinic_devices: {
    clinic_id: string;
    model: string;
    name: string;
    brand: string;
    vitals: Json;
    in_use: Generated<boolean>;
  };
  orders: {
    id: string;
    /** Grows with each order: the tie-breaker between orders of one second. */
    number: Generated<string>;
    clinic_id: string;
    patient_id: string | null;
    /** The account of the provider who placed it. */
    provider_id: string | null;
    first_name: string | null;
    middle_name: string | null;
    last_name: string | null;
    birth_date: string | null;
    email: string | null;
    provider: Json;
    vitals: Json;
    brand: string | null;
    device_name: string | null;
    device_model: string | null;
    status: string | null;
    delivery_mode: string | null;
    placed_at: Date;
    /** The device in the catalogue. */
    device_id: string | null;
    gender: string | null;
    address: Json;
    /** An array: how each vital is watched. */
    monitoring: Json;
    /** Of the device that staff handed out, as far as they recorded it. */
    dispatched_serial: Generated<string | null>;
    /** Of the device, since it is activated. Two activated orders of a clinic never share one. */
    serial: string | null;
    serial_key: string | null;
    /** When its device was activated. */
    activated_at: Date | null;
    deactivation_reason: string | null;
    patient_key: string;
    last_name_key: string;
    provider_key: string;
    id_key: string;
    mode_key: string;
    status_key: string;
  };
  /** How many orders a clinic has of each status and delivery mode; kept by a trigger. */
  order_counts: { clinic_id: string; status_key: string; mode_key: string; orders: string };
  /** The newest token of an order's device, as its hash. */
  device_tokens: { order_id: string; token_hash: string; issued_at: Date };
  /** One row for each measurement. */
  readings: ReadingMoment & {
    /** The values by parameter, as they were measured, and the class of each. */
    measured: Json;
    classes: Json;
    /** In which they were measured; `null` for that of the limits. */
    unit: Generated<UnitCode | null>;
    /** The values as `valuesKey` writes them. */
    values_key: string;
  };
  /** How many readings a patient has of a vital in a month of the patient's own calendar; kept by a trigger. */
  reading_months: ReadingCounts & { month: LocalDay; vital: VitalKind };
  /** How many on a day of that calendar; a day without any has no row. Kept by a trigger. */
  reading_days: ReadingCounts & { day: LocalDay };
  /** Which reading of a vital is the newest, by `compareNewest`; kept by a trigger. */
  latest_readings: ReadingMoment & { values_key: string } & Reviewed;
  /**
   * One row for each reading that is out of range; a trigger copies them. Readings that contradict each other have one,
   * with the greatest severity and the last moment of receiving.
   */
  out_of_range_readings: ReadingMoment & Reviewed;
  ranges: {
    patient_id: string;
    vital: VitalKind;
    version: number;
    start_at: Date;
    end_at: Date;
    limits: Json;
    set_by: string;
    set_at: Date;
  };
  reviews: {
    id: string;
    patient_id: string;
    reviewer_id: string;
    at: Date;
    up_to: Date;
    undone_at: Date | null;
  };
  /** As the rules of the domain decide them. */
  alerts: {
    id: string;
    clinic_id: string;
    patient_id: string;
    vital: VitalKind;
    parameter: string;
    side: LimitSide;
    severity: number;
    state: AlertState;
    owner_id: string | null;
    snoozed_until: Date | null;
    opened_at: Date;
    waits_since: Date;
    first_at: Date;
    second_at: Date | null;
    last_at: Date;
    last_received_at: Date;
    readings: number;
    /** The newest of the worst readings. */
    shown: JsonOf<Stamped<AlertReading>>;
    previous_id: string | null;
    came_later: boolean;
    before: ColumnType<Stamped<NonNullable<Alert['before']>> | null, string | null, string | null>;
    review_id: string | null;
    version: number;
    outcome: AlertOutcome | null;
    note: string | null;
    resolved_at: Date | null;
  };
  /** Takes new rows only. */
  alert_readings: {
    alert_id: string;
    at: Date;
    serial: string;
    value: number;
    received_at: Date;
    severity: number;
    /** The limit that it passed. */
    passed: number;
    range_version: number | null;
  };
  /** Takes new rows only. */
  alert_events: {
    id: Generated<string>;
    alert_id: string;
    kind: AlertEventKind;
    at: Date;
    by_id: string | null;
    to_id: string | null;
    details: JsonOf<Stamped<Omit<AlertEvent, 'alertId' | 'kind' | 'at' | 'byId' | 'toId'>>>;
  };
  records: {
    id: string;
    patient_id: string;
    resource_type: ResourceType;
    display: string;
    code: string | null;
    status: string;
    at: Date;
    performer: string | null;
    note: string | null;
  };
  files: {
    patient_id: string;
    txn_name: string;
    file_name: string;
    content_type: FileRow['contentType'];
    report_type: FileRow['reportType'];
    report_sub_type: string;
    bytes: number;
    uploaded_by: string;
    at: Date;
    content: Buffer;
  };
  shares: {
    id: string;
    owner_id: string;
    username: string;
    username_key: string;
    parts: JsonOf<SharedPart[]>;
    from_at: Date;
    /** The first moment at which it is over. */
    until: Date;
    revoked_at: Date | null;
    /** SHA-256 of the token in the mail. */
    token_hash: string;
    token_used_at: Date | null;
  };
  billing_codes: {
    clinic_id: string;
    code: string;
    description: string;
    unit: BillingCode['unit'];
    threshold: number;
    excludes: JsonOf<string[]>;
    /** `YYYY-MM-DD` */
    effective_from: string;
    effective_to: string | null;
  };
  rates: { clinic_id: string; code: string; payer: string; year: number; cents: number };
  bills: {
    id: string;
    patient_id: string;
    year: number;
    month: number;
    bill: Json;
    made_at: Date;
    /** 1 for the first of the month; the greatest counts. */
    version: number;
    /** Why it was made in place of the version before. */
    reason: string | null;
  };
  /** The answers to Idempotency-Keys. */
  intents: { account_id: string; call: string; key: string; request_hash: string; answer: Json; at: Date };
  /** What each side of a conversation has seen. Takes new rows only. */
  conversation_marks: {
    patient_id: string;
    side: ConversationSide;
    up_to: Date;
    account_id: string;
    at: Date;
  };
  /** Takes new rows only. */
  notes: {
    id: string;
    /** Grows with each note: the tie-breaker between notes of one moment. */
    number: Generated<string>;
    clinic_id: string;
    patient_id: string;
    author_id: string;
    kind: NoteKind;
    topic: NoteTopic;
    text: string;
    to_patient: boolean;
    minutes: number;
    is_interactive: boolean;
    /** The note that this one corrects. */
    corrects: string | null;
    at: Date;
  };
  inquiries: {
    id: string;
    number: Generated<string>;
    clinic_id: string;
    account_id: string;
    type: InquiryType;
    message: string;
    at: Date;
  };
  /** What guests wrote on the contact page. */
  contact_messages: {
    id: string;
    number: Generated<string>;
    key_hash: string | null;
    request_hash: string;
    name: string;
    email: string;
    message: string;
    at: Date;
  };
  photos: { account_id: string; content_type: PhotoContentType; content: Buffer };
  sign_ups: {
    username_key: string;
    password_hash: string;
    code_hash: string;
    expires_at: Date;
    tries: number;
  };
  activation_codes: { patient_id: string; code_hash: string; expires_at: Date };
  password_requests: { account_id: string; token_hash: string; expires_at: Date };
  login_codes: AccountCode;
  /** The codes that confirm an address. */
  email_codes: AccountCode;
  /** Accounts, hashed, whose owner was told of the lock that lasts until then. */
  account_locks: { account_key: string; until: Date };
  invitations: {
    id: string;
    clinic_id: string;
    username: string;
    username_key: string;
    role: StaffRole;
    first_name: string;
    last_name: string;
    token_hash: string;
    expires_at: Date;
  };
  /** The outbox of an installation with demo data. */
  mails: { id: Generated<string>; to: string; subject: string; text: string; at: Date };
  /** Takes new rows, which then only count. */
  access_log: {
    id: Generated<string>;
    clinic_id: string;
    account_id: string;
    event: AccessEvent;
    subject: string;
    kind: string;
    /** The quarter of an hour of `at`. */
    window_at: Date;
    at: Date;
    last_at: Date;
    source: string;
    browser: Generated<DeviceName['browser'] | ''>;
    times: number;
  };
  /** What remains of who was erased; takes new rows only. */
  erased_patients: {
    patient_id: string;
    clinic_id: string;
    erased_at: Date;
    asked_by: string;
    confirmed_by: string;
    reason: string;
  };
  /** What corrections changed; a row goes only when its patient is erased. */
  audit_changes: { digest: string; patient_id: string; salt: string; changes: string };
  /** Takes new lines only. */
  audit_log: {
    id: Generated<string>;
    at: Date;
    clinic_id: string;
    account_id: string;
    action: AuditAction;
    subject: string;
    details: Json;
    source: Generated<string | null>;
    browser: Generated<DeviceName['browser'] | null>;
  };
}
