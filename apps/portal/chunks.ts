/**
 * Which modules the bundler puts together. By itself it makes a file of each small module that several pages share;
 * a few larger ones are smaller in all, and fewer requests. The budget of each page is checked by `test:budget`.
 */
const every = [
  /\/node_modules\/(swr|zod|use-sync-external-store)\//,
  /\/ui\/src\/layout\/(SignedInFrame\/SignedInFrame|AppShell\/.*|SessionTimeout\/(SessionTimeout|use.*|activity)|Loaded\/.*|Page\/Page)\.tsx?$/,
  /\/ui\/src\/(hooks\/(useOnInterest|useMediaQuery|browserTimeZone).*|providers\/(session|selection|preferences)\/.*|providers\/toast\/ToastProvider|components\/(Avatar|Card|EmptyState|ErrorState|Skeleton|Pagination)\/.*)\.tsx?$/,
  /\/api-client\/src\/(hooks\/use(Read|Write|NewestCall|KeepAlive|Answer)|loadable|CacheProvider|serverTime|endpoint|endpoints\/(session|message))\.tsx?$/,
  /\/domain\/src\/(messages\/frame|wire|fields|lenient|time|zonedTime|names|vitals|session|preferences|sessionTimes|dateStyles|vitalParameters|readings|orderStatus|periods)\.ts$/,
];
const common = [
  /\/ui\/src\/components\/(Banner|FeedbackGlyph|Glyph|Link)\/.*\.tsx?$/,
  /\/ui\/src\/(hooks\/useDensity|layout\/Page\/usePageTitle)\.ts$/,
  /\/domain\/src\/messages\/session\.ts$/,
];
const application = [
  /\/portal\/src\/(Application|useGuestPages|screens)\.tsx?$/,
  /\/ui\/src\/components\/(Button|Field|TextInput|Spinner)\/.*\.tsx?$/,
  /\/api-client\/src\/(client|ApiError|ApiProvider|serverClock|countHeaders)\.tsx?$/,
  /\/domain\/src\/(loginMessages|routes)\.ts$/,
];
const accounts = [/\/domain\/src\/accountMessages\.ts$/];
const status = [/\/ui\/src\/components\/(StatusBadge|StatusGlyph)\/.*\.tsx?$/];
const devices = [
  /\/api-client\/src\/(hooks|endpoints)\/devices\.ts$/,
  /\/domain\/src\/(devices|patientOrder)\.ts$/,
];
const readings = [
  /\/ui\/src\/components\/(ReadingTag|SegmentedControl)\/.*\.tsx?$/,
  /\/api-client\/src\/(hooks|endpoints)\/readings\.ts$/,
  /\/domain\/src\/(readingWire|readingSummary|measurement|patientRecordPath)\.ts$/,
];
const ranges = [
  /\/ui\/src\/components\/(RangeRail|VitalIcon)\/.*\.tsx?$/,
  /\/api-client\/src\/(hooks|endpoints)\/ranges\.ts$/,
  /\/domain\/src\/(rangeWire|rangeInForce)\.ts$/,
];
const shown = [
  /\/ui\/src\/components\/(ReadingGlyph|ReadingTag)\/.*\.tsx?$/,
  /\/domain\/src\/(vitals|readings)\.ts$/,
];
const icons = [/\/ui\/src\/components\/VitalIcon\/.*\.tsx?$/];
const drawings = [/\/ui\/src\/components\/DeviceDrawing\/.*\.tsx?$/];

const isOneOf = (patterns: readonly RegExp[]) => (id: string) => patterns.some((pattern) => pattern.test(id));

/** What the pages that anybody may read need beside the entry, and every other one too. */
export const isCommon = isOneOf(common);
/** What the log in page needs beside these, and what lies behind the guard too. */
export const isForApplication = isOneOf(application);
/** What every page behind the guard needs. */
export const isForEveryPage = isOneOf(every);
/** The sentences of the account's pages. */
export const isForAccounts = isOneOf(accounts);
/** What pages need that show where an order stands. */
export const isForStatus = isOneOf(status);
/** What pages need that show devices. */
export const isForDevices = isOneOf(devices);
/** What pages need that show readings. */
export const isForReadings = isOneOf(readings);
/** What pages need that show limits. */
export const isForRanges = isOneOf(ranges);
/** Small parts that public pages and those behind the guard show: public pages must not load the calls with them. */
export const isShownEverywhere = isOneOf(shown);
/** The drawings of devices, for the same reason. */
export const isDrawing = isOneOf(drawings);
/** The icons of vitals, for the same reason. */
export const isVitalIcon = isOneOf(icons);
