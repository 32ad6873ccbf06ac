/**
 * Which modules the bundler puts together. By itself it makes a file of each small module that several pages share;
 * a few larger ones are smaller in all, and fewer requests. The budget of each page is checked by `test:budget`.
 */
const isOneOf =
  (...patterns: readonly RegExp[]) =>
  (id: string) =>
    patterns.some((pattern) => pattern.test(id));

const icon = (...names: readonly string[]) =>
  new RegExp(`/lucide-react/dist/esm/icons/(${names.join('|')})\\.mjs$`);

/** The entry, with all that it needs, and what nearly every page needs besides. */
export const isBase = isOneOf(
  /\/portal\/(index\.html|src\/main\.tsx)/,
  /rolldown.runtime/,
  /\/ui\/src\/components\/(Banner|FeedbackGlyph|Glyph|Link)\/.*\.tsx?$/,
  /\/ui\/src\/hooks\/(useDensity|useMediaQuery|pageLanguage)\.ts$/,
  /\/ui\/src\/layout\/LanguageSwitch\/.*\.tsx$/,
  /\/ui\/src\/layout\/Page\/usePageTitle\.ts$/,
  /\/domain\/src\/(words\/(said|english|spanish|\w+\/(session|language|languageChoice))|app\/guidePaths|accounts\/language|limits\/limits|vitals\/(readings|vitals))\.ts$/,
  icon('user-plus'),
);

/** What the log in page needs beside these, and what lies behind the guard too. */
export const isForApplication = isOneOf(
  /\/portal\/src\/(Application|useGuestPages|screens)\.tsx?$/,
  /\/ui\/src\/components\/(Field|TextInput)\/.*\.tsx?$/,
  /\/api-client\/src\/client\/(client|ApiError|ApiProvider|serverClock|countHeaders)\.tsx?$/,
  /\/domain\/src\/(words\/\w+\/(load|task|login)|app\/routes)\.ts$/,
  icon('check', 'eye'),
);

/** The log in page, with what those of accounts share with it: few requests, for it is most people's first. */
export const isForLogin = isOneOf(
  /\/ui\/src\/(screens\/login\/LoginScreen|hooks\/usePlainForm|layout\/AccountFrame\/.*)\.tsx?$/,
  /\/ui\/src\/components\/PasswordInput\/PasswordInput\.tsx?$/,
  icon('eye-off'),
);

/** The sentences of the account's pages. */
export const isForAccounts = isOneOf(/\/domain\/src\/words\/\w+\/account\.ts$/);

/** What every page behind the guard needs, or nearly every one. */
export const isForEveryPage = isOneOf(
  /\/node_modules\/(swr(?!\/dist\/mutation)|zod|use-sync-external-store)\//,
  /\/ui\/src\/layout\/(SignedInFrame\/|AppShell\/|SessionTimeout\/(SessionTimeout|use|activity)|Loaded\/|Page\/Page|PageFor\/).*\.tsx?$/,
  /\/ui\/src\/(hooks\/(useOnInterest|browserTimeZone)|providers\/(session|preferences)\/|providers\/memory\/|providers\/toast\/ToastProvider).*\.tsx?$/,
  /\/ui\/src\/components\/(Avatar|Card|EmptyState|ErrorState|SegmentedControl|Skeleton)\/.*\.tsx?$/,
  /\/api-client\/src\/(client\/(use(Read|NewestCall|Answer)|loadable|CacheProvider|serverTime|endpoint|message)|sessions\/(useKeepAlive|calls))\.tsx?$/,
  /\/domain\/src\/(words\/\w+\/(frame|field|device)|wire\/(bounds|wire|fields|lenient)|time\/(calendar|clockOf|time|zonedTime|dateStyles|periods)|patients\/names|accounts\/(session|preferences|sessionTimes)|vitals\/vitalParameters|orders\/orderStatus|app\/patientRecordPath)\.ts$/,
  icon('arrow-left', 'clock', 'download', 'plus', 'store'),
);

/** What a hook needs that writes. Small: the hooks of a subject come together, whether a page writes or not. */
export const isForWrites = isOneOf(/\/api-client\/src\/client\/(useWrite|refusalOf)\.ts$/);

/** What pages need that save, send or change something. */
export const isForWriting = isOneOf(
  /\/node_modules\/swr\/dist\/mutation\//,
  /\/api-client\/src\/client\/useAttempt\.ts$/,
  /\/ui\/src\/hooks\/(useTask|taskProblem)\.ts$/,
);

/** What pages need that show rows by the page. */
export const isForLists = isOneOf(
  /\/ui\/src\/(components\/Pagination\/.*|hooks\/useLastPage)\.tsx?$/,
  /\/domain\/src\/wire\/pageCount\.ts$/,
);

/** What pages need that show where an order stands. */
export const isForStatus = isOneOf(/\/ui\/src\/components\/(StatusBadge|StatusGlyph)\/.*\.tsx?$/);

/** What pages need that show devices. */
export const isForDevices = isOneOf(
  /\/api-client\/src\/devices\/(calls|hooks)\.ts$/,
  /\/domain\/src\/(words\/\w+\/dashboard|devices\/devices|readings\/readingWire|orders\/patientOrder)\.ts$/,
);

/** What pages need that show devices as cards, with what to do with them. */
export const isForDeviceCards = isOneOf(/\/ui\/src\/components\/(DeviceCard|HowToList)\/.*\.tsx?$/);

/** What pages need that show readings. */
export const isForReadings = isOneOf(
  /\/api-client\/src\/readings\/readingCounts\.(calls|hooks)\.ts$/,
  /\/domain\/src\/readings\/readingSummary\.ts$/,
  icon('heart-pulse'),
);

/** What pages need that show limits. */
export const isForRanges = isOneOf(
  /\/ui\/src\/components\/RangeRail\/.*\.tsx?$/,
  /\/ui\/src\/parts\/vitals\/limitsOf\.ts$/,
  /\/api-client\/src\/ranges\/(calls|hooks)\.ts$/,
  /\/domain\/src\/(ranges\/(rangeWire|rangeInForce)|readings\/readingCourse)\.ts$/,
);

/** What pages need that show who a patient is. */
export const isForPatients = isOneOf(
  /\/api-client\/src\/patients\/(calls|hooks)\.ts$/,
  /\/domain\/src\/(patients\/(patient|gender|address)|words\/\w+\/address)\.ts$/,
);

/** What holds orders. */
export const isForOrders = isOneOf(/\/domain\/src\/orders\/(order|orderWire)\.ts$/);

/** What choosing devices and reviewing the choice share. */
export const isForOrdering = isOneOf(
  /\/ui\/src\/(providers\/selection\/(selectionStore|useSelection)|hooks\/(useRangeDialog|useLazyPart)|components\/(VitalLimits|PersonFacts)\/.*)\.tsx?$/,
  /\/domain\/src\/(words\/\w+\/order|orders\/(selection|selectionEdits|chosenDevices)|ranges\/rangeTimes)\.ts$/,
  icon('trash', 'pencil'),
);

/** The sentences of limits, which their form shows. */
export const isForRangeForms = isOneOf(/\/domain\/src\/words\/\w+\/range\.ts$/);

/** Small parts that public pages and those behind the guard show: public pages must not load the calls with them. */
export const isShownEverywhere = isOneOf(/\/ui\/src\/components\/(ReadingGlyph|ReadingTag)\/.*\.tsx?$/);
/** The drawings of devices, for the same reason. */
export const isDrawing = isOneOf(/\/ui\/src\/components\/DeviceDrawing\/.*\.tsx?$/, icon('phone', 'truck'));
/** The icons of vitals, for the same reason. */
export const isVitalIcon = isOneOf(/\/ui\/src\/components\/VitalIcon\/.*\.tsx?$/);
/** What codes are called, for the same reason. */
export const isName = isOneOf(
  /\/ui\/src\/hooks\/names\.ts$/,
  /\/domain\/src\/words\/\w+\/(vital|orderStatus|reading)\.ts$/,
);
