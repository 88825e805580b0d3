export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day: `2026-11-24`. */
  Date: { input: string; output: string; }
  /** A time in UTC, ISO 8601: `2026-11-24T13:47:00.000Z`. */
  DateTime: { input: string; output: string; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
};

export type ActingLink = {
  expiresAt: Scalars['DateTime']['output'];
  url: Scalars['String']['output'];
};

export type Agenda = {
  days: Array<AgendaDay>;
  /** The shipping methods that deliver by appointment. */
  methods: Array<AgendaMethod>;
  /** Today, local to the website. */
  today: Scalars['Date']['output'];
  /** Orders that need an appointment and have none, the oldest first; at most 50. */
  unscheduled: Array<AgendaEntry>;
  /** `kg` or `lb`. */
  weightUnit: Scalars['String']['output'];
  zones: Array<AgendaZone>;
};

export type AgendaDay = {
  day: Scalars['Date']['output'];
  /** Whether it is a public holiday, or a day that all methods closed. */
  isClosed: Scalars['Boolean']['output'];
  windows: Array<AgendaWindow>;
};

/** An order that is delivered, or fitted, by appointment. */
export type AgendaEntry = {
  city: Scalars['String']['output'];
  company?: Maybe<Scalars['String']['output']>;
  country: Scalars['String']['output'];
  customer: Scalars['String']['output'];
  /** What is fitted: goods and chosen options. */
  fittings: Array<Scalars['String']['output']>;
  /** `2 × Fountain`. */
  goods: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  kind: AppointmentKind;
  number: Scalars['String']['output'];
  placedAt: Scalars['DateTime']['output'];
  postcode?: Maybe<Scalars['String']['output']>;
  /** What helps to find and enter the place, and what the customer asked for. */
  remarks: Array<Scalars['String']['output']>;
  street: Array<Scalars['String']['output']>;
  telephone?: Maybe<Scalars['String']['output']>;
  /** Of all goods, by the products as they are now; null where none has a weight. */
  weight?: Maybe<Scalars['Float']['output']>;
  work: OrderWork;
  /** Code of the zone of the address. */
  zone?: Maybe<Scalars['String']['output']>;
};

export type AgendaFeed = {
  createdAt: Scalars['DateTime']['output'];
  lastReadAt?: Maybe<Scalars['DateTime']['output']>;
};

export type AgendaFeedPayload = {
  /** The address, in the response that makes it and in no other. */
  address?: Maybe<Scalars['String']['output']>;
  feed?: Maybe<AgendaFeed>;
};

export type AgendaMethod = {
  /** Carrier and method code. */
  key: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type AgendaWindow = {
  appointments: Array<AgendaEntry>;
  /** Null where the settings have no such window any more. */
  capacity?: Maybe<Scalars['Int']['output']>;
  endTime: Scalars['String']['output'];
  /** Places that nobody has taken or holds; null as `capacity`. */
  free?: Maybe<Scalars['Int']['output']>;
  /** Key of the shipping method. */
  method: Scalars['String']['output'];
  startsAt: Scalars['DateTime']['output'];
  /** HH:mm, local to the website. */
  time: Scalars['String']['output'];
};

export type AgendaZone = {
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type ApiToken = {
  createdAt: Scalars['DateTime']['output'];
  /** The last four characters. */
  ending: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  isMine: Scalars['Boolean']['output'];
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
  /** Name of the owner. */
  owner: Scalars['String']['output'];
  permissions: Array<Scalars['String']['output']>;
  revokedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null for all websites of the owner. */
  websiteIds?: Maybe<Array<Scalars['ID']['output']>>;
};

export type ApiTokenInput = {
  /** At most two years from now. */
  expiresAt: Scalars['DateTime']['input'];
  name: Scalars['String']['input'];
  permissions: Array<Scalars['String']['input']>;
  /** Null for all websites of the owner. */
  websiteIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type ApiTokenPayload = {
  token: ApiToken;
};

export type AppointmentKind =
  | 'DELIVERY'
  /** An option such as fitting was chosen. */
  | 'FITTING';

export type AppointmentMethod = {
  /** Carrier and method code. */
  key: Scalars['String']['output'];
  /** Those of them that do not fit the terms. */
  outside: Array<OutsideAppointment>;
  /** Appointments to come. */
  taken: Scalars['Int']['output'];
  /** Null where it delivers without appointments. */
  terms?: Maybe<AppointmentTerms>;
  title: Scalars['String']['output'];
  version: Scalars['String']['output'];
  /** Codes of the zones that it delivers to; null for all. */
  zones?: Maybe<Array<Scalars['String']['output']>>;
};

export type AppointmentSettings = {
  /** Public holidays of the next twelve months, on which there are no appointments. */
  holidays: Array<Scalars['Date']['output']>;
  methods: Array<AppointmentMethod>;
  weightUnit: Scalars['String']['output'];
  zones: Array<AgendaZone>;
};

export type AppointmentTerms = {
  /** Days without appointments besides public holidays, both included. */
  closures: Array<TermsClosure>;
  /** Days on which appointments are offered. */
  daysAhead: Scalars['Int']['output'];
  /** Weight of one unit from which goods are delivered by appointment. */
  fromWeight?: Maybe<Scalars['Float']['output']>;
  /** Whether such goods cannot be ordered without an appointment. */
  isRequired: Scalars['Boolean']['output'];
  /** Working days from the order to the first appointment. */
  leadWorkingDays: Scalars['Int']['output'];
  leadWorkingDaysByZone: Array<ZoneLead>;
  /** SKUs of options that make an appointment necessary, such as fitting. */
  optionSkus: Array<Scalars['String']['output']>;
  windows: Array<TermsWindow>;
};

export type AppointmentTermsInput = {
  closures: Array<TermsClosureInput>;
  daysAhead: Scalars['Int']['input'];
  fromWeight?: InputMaybe<Scalars['Float']['input']>;
  isRequired: Scalars['Boolean']['input'];
  leadWorkingDays: Scalars['Int']['input'];
  leadWorkingDaysByZone: Array<ZoneLeadInput>;
  optionSkus: Array<Scalars['String']['input']>;
  windows: Array<TermsWindowInput>;
};

export type AppointmentTermsPayload = {
  method: AppointmentMethod;
};

export type AppointmentWindow = {
  day: Scalars['Date']['output'];
  endTime: Scalars['String']['output'];
  left: Scalars['Int']['output'];
  /** HH:mm, local to the website. */
  time: Scalars['String']['output'];
};

export type AttributeDefinition = {
  code: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isComparable: Scalars['Boolean']['output'];
  isFilterable: Scalars['Boolean']['output'];
  /** Shown on product cards. */
  isInListing: Scalars['Boolean']['output'];
  isSearchable: Scalars['Boolean']['output'];
  isSortable: Scalars['Boolean']['output'];
  /** Shown on pages of products. */
  isVisible: Scalars['Boolean']['output'];
  /** In the language of the person. */
  label: Scalars['String']['output'];
  /** By language, and `default`. */
  labels: Scalars['JSON']['output'];
  options: Array<AttributeOptionDefinition>;
  position: Scalars['Int']['output'];
  /** How many products have a value. */
  products: Scalars['Int']['output'];
  /** Names of the attribute sets with it. */
  sets: Array<Scalars['String']['output']>;
  type: AttributeKind;
  /** How many products have variants that differ by it. */
  variantsOf: Scalars['Int']['output'];
  version: Scalars['String']['output'];
};

export type AttributeGroup = {
  /** Codes, in order. */
  attributes: Array<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

export type AttributeGroupInput = {
  attributes: Array<Scalars['String']['input']>;
  title: Scalars['String']['input'];
};

export type AttributeInputValues = {
  isComparable?: InputMaybe<Scalars['Boolean']['input']>;
  isFilterable?: InputMaybe<Scalars['Boolean']['input']>;
  isInListing?: InputMaybe<Scalars['Boolean']['input']>;
  isSearchable?: InputMaybe<Scalars['Boolean']['input']>;
  isSortable?: InputMaybe<Scalars['Boolean']['input']>;
  isVisible?: InputMaybe<Scalars['Boolean']['input']>;
  /** By language, and `default`. */
  labels?: InputMaybe<Scalars['JSON']['input']>;
  options?: InputMaybe<Array<AttributeOptionInput>>;
  position?: InputMaybe<Scalars['Int']['input']>;
};

export type AttributeKind =
  | 'BOOLEAN'
  | 'DATE'
  | 'DECIMAL'
  | 'INT'
  | 'MULTISELECT'
  | 'PRICE'
  | 'SELECT'
  | 'TEXT'
  | 'TEXTAREA';

export type AttributeOptionDefinition = {
  id: Scalars['ID']['output'];
  labels: Scalars['JSON']['output'];
  /** Address of a small size of the picture that the swatch names; null without one. */
  picture?: Maybe<Scalars['String']['output']>;
  products: Scalars['Int']['output'];
  /** A colour (`#c9c8c5`), the file of a picture, or a short text. */
  swatch?: Maybe<Scalars['String']['output']>;
  /** Its name in files, and of the default scope. */
  value: Scalars['String']['output'];
};

export type AttributeOptionInput = {
  /** Absent of a new option. */
  id?: InputMaybe<Scalars['ID']['input']>;
  labels?: InputMaybe<Scalars['JSON']['input']>;
  swatch?: InputMaybe<Scalars['String']['input']>;
  value: Scalars['String']['input'];
};

export type AttributePayload = {
  attribute: AttributeDefinition;
};

export type AttributeSet = {
  groups: Array<AttributeGroup>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  products: Scalars['Int']['output'];
  version: Scalars['String']['output'];
};

export type AttributeSetPayload = {
  set: AttributeSet;
};

export type AuditChoices = {
  actions: Array<Scalars['String']['output']>;
  actors: Array<Scalars['String']['output']>;
  entityTypes: Array<Scalars['String']['output']>;
};

export type AuditEntry = {
  /** `<entity>.<verb>`, such as `order.ship`. */
  action: Scalars['String']['output'];
  /** The name of the person, the API token or the program at that time; empty for somebody unknown. */
  actor: Scalars['String']['output'];
  /** Network address of the request. */
  address?: Maybe<Scalars['String']['output']>;
  /** The changed fields as they became. */
  after?: Maybe<Scalars['JSON']['output']>;
  at: Scalars['DateTime']['output'];
  /** The changed fields as they were; null for a record that did not exist. */
  before?: Maybe<Scalars['JSON']['output']>;
  entityId: Scalars['ID']['output'];
  /** What people call the record: its number, SKU or name. */
  entityLabel: Scalars['String']['output'];
  entityType: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  locationId?: Maybe<Scalars['ID']['output']>;
  requestId: Scalars['String']['output'];
  /** Null for an API token, the operator and somebody unknown. */
  staffId?: Maybe<Scalars['ID']['output']>;
  tokenId?: Maybe<Scalars['ID']['output']>;
  websiteId?: Maybe<Scalars['ID']['output']>;
};

export type AuditEntryConnection = {
  nodes: Array<AuditEntry>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

/** What bringing a record back would change. */
export type AuditRestore = {
  entry: AuditEntry;
  fields: Array<AuditRestoreField>;
  isPossible: Scalars['Boolean']['output'];
  /** Why it is not possible. */
  reason?: Maybe<Scalars['String']['output']>;
};

export type AuditRestoreField = {
  /** Who changed it since. */
  changedBy?: Maybe<Scalars['String']['output']>;
  /** As it is now, as far as the log knows. */
  current?: Maybe<Scalars['JSON']['output']>;
  field: Scalars['String']['output'];
  /** As it was before the change, and would be again. */
  restored?: Maybe<Scalars['JSON']['output']>;
};

export type AuditRestorePayload = {
  entry: AuditEntry;
};

/** The base and special price of a product on a website, in one of its currencies, in the website's tax base. */
export type BasePrice = {
  /** The website's price in this currency, where it has none of its own. */
  converted?: Maybe<Money>;
  currency: Scalars['String']['output'];
  includesTax: Scalars['Boolean']['output'];
  /** Of the website; a further currency without a price of its own has that of the website, converted. */
  isOwnCurrency: Scalars['Boolean']['output'];
  /** The lowest price of the last 30 days, with which a reduction is compared; null in further currencies. */
  lowestRecent?: Maybe<Money>;
  price?: Maybe<Money>;
  special?: Maybe<Money>;
  /** The first and last day of the special price, in the time zone of the shop; null without a limit. */
  specialFrom?: Maybe<Scalars['Date']['output']>;
  specialTo?: Maybe<Scalars['Date']['output']>;
  /** In basis points, at home. */
  taxRate: Scalars['Int']['output'];
  /** Today of the website. */
  today: Scalars['Date']['output'];
  websiteId: Scalars['ID']['output'];
};

/** Sets the base and special price of a website and currency; what is absent stays, and null takes it away. */
export type BasePriceInput = {
  /** Null is the website's own. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** In minor units. */
  price?: InputMaybe<Scalars['Int']['input']>;
  special?: InputMaybe<Scalars['Int']['input']>;
  specialFrom?: InputMaybe<Scalars['Date']['input']>;
  specialTo?: InputMaybe<Scalars['Date']['input']>;
  websiteId: Scalars['ID']['input'];
};

export type BulkFailure = {
  id: Scalars['ID']['output'];
  /** What people call the record. */
  label: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

/** A change of everything that matched in a list. It runs in the background; what it did stays when it fails. */
export type BulkJob = {
  /** Whether `undoBulkJob` can take it back: it has ended and was not taken back yet. */
  canUndo: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** How many of them were tried. */
  done: Scalars['Int']['output'];
  /** Why it ended before its last record. */
  error?: Maybe<Scalars['String']['output']>;
  /** Those that did not allow it. */
  failures: Array<BulkFailure>;
  id: Scalars['ID']['output'];
  isFinished: Scalars['Boolean']['output'];
  /** What it does, such as `orders.prepare`. */
  kind: Scalars['String']['output'];
  /** How many records matched when it was asked for. */
  total: Scalars['Int']['output'];
};

export type BulkJobPayload = {
  job: BulkJob;
};

export type BulkOrderFailure = {
  id: Scalars['ID']['output'];
  message: Scalars['String']['output'];
  number: Scalars['String']['output'];
};

export type BulkOrdersPayload = {
  /** Ids of the changed orders. */
  done: Array<Scalars['ID']['output']>;
  failed: Array<BulkOrderFailure>;
};

export type CalendarDay = {
  /** The reason, where the whole day is closed. */
  closedReason?: Maybe<Scalars['String']['output']>;
  day: Scalars['Date']['output'];
  hours: Array<OpeningSpan>;
  isClosed: Scalars['Boolean']['output'];
  /** Whether the day has opening hours of its own. */
  isSpecial: Scalars['Boolean']['output'];
  slots: Array<CalendarSlot>;
};

export type CalendarSlot = {
  capacity: Scalars['Int']['output'];
  endTime: Scalars['String']['output'];
  /** Reservations of carts, ten minutes each. */
  held: Scalars['Int']['output'];
  isClosed: Scalars['Boolean']['output'];
  /** Whether the slot has a capacity of its own. */
  isOwnCapacity: Scalars['Boolean']['output'];
  /** Orders. */
  sold: Scalars['Int']['output'];
  startsAt: Scalars['DateTime']['output'];
  /** Local time, `HH:mm`. */
  time: Scalars['String']['output'];
};

export type Carrier = {
  name: Scalars['String']['output'];
  /** Address of a parcel, with `{number}` in place of its tracking number. */
  trackingUrl?: Maybe<Scalars['String']['output']>;
};

/** A cart with what each promotion does to it and why. */
export type CartExplanation = {
  /** Of the buyer. */
  customerGroup: Scalars['String']['output'];
  grandTotal: Money;
  isActive: Scalars['Boolean']['output'];
  lines: Array<ExplainedLine>;
  pricesIncludeTax: Scalars['Boolean']['output'];
  /** Each promotion of the website, in the order in which they apply. */
  promotions: Array<PromotionStep>;
  totals: Array<TotalStep>;
  /** SKUs of the asked lines that are not sold. */
  unknownSkus: Array<Scalars['String']['output']>;
  websiteId: Scalars['ID']['output'];
};

export type CatalogueAttribute = {
  code: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isFilterable: Scalars['Boolean']['output'];
  /** In the language of the person. */
  label: Scalars['String']['output'];
  /** By language, and `default`. */
  labels: Scalars['JSON']['output'];
  options: Array<CatalogueAttributeOption>;
  /** text, textarea, select, multiselect, boolean, price, decimal, int or date. */
  type: Scalars['String']['output'];
};

export type CatalogueAttributeOption = {
  id: Scalars['ID']['output'];
  label: Scalars['String']['output'];
  labels: Scalars['JSON']['output'];
  value: Scalars['String']['output'];
};

export type CatalogueCategory = {
  id: Scalars['ID']['output'];
  isActive: Scalars['Boolean']['output'];
  isInMenu: Scalars['Boolean']['output'];
  /** 1 is a root. */
  level: Scalars['Int']['output'];
  /** In the language of the person. */
  name: Scalars['String']['output'];
  parentId?: Maybe<Scalars['ID']['output']>;
  /** Products in it, without those of the categories below it. */
  productCount: Scalars['Int']['output'];
  /** Whether private customers and visitors see the prices of its products. */
  showsPrices: Scalars['Boolean']['output'];
  /** By language, and `default`: name, urlKey, description, metaTitle, metaDescription. A language without a text takes the default one. */
  texts: Scalars['JSON']['output'];
  /** Changes with every change by staff. */
  version: Scalars['String']['output'];
};

/** A video, or a sequence of pictures of a product on a turntable. */
export type CatalogueMovingMedia = {
  /** Languages in which a video has captions. */
  captions: Array<Scalars['String']['output']>;
  /** Of a turntable. */
  frames?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  kind: CatalogueMovingMediaKind;
  /** The address of its first picture; null when it is not encoded yet. */
  picture?: Maybe<Scalars['String']['output']>;
  /** Of a video: the address of its file, or of the page of another host. */
  source?: Maybe<Scalars['String']['output']>;
  /** In the language of the back office, or else in the first of the shop. */
  title: Scalars['String']['output'];
};

export type CatalogueMovingMediaKind =
  | 'TURNTABLE'
  | 'VIDEO';

export type CataloguePicture = {
  file: Scalars['String']['output'];
  /** Address of a large size. */
  large?: Maybe<Scalars['String']['output']>;
  /** Address of a small size; null while it is not encoded. */
  small?: Maybe<Scalars['String']['output']>;
};

export type CataloguePriceLists = {
  /** ISO 4217 codes. */
  currencies: Array<Scalars['String']['output']>;
  /** Code of the website. */
  website: Scalars['String']['output'];
};

/** A product with all its values. Text and attributes have a value in the default scope and, where it differs, in store views. */
export type CatalogueProduct = {
  /** Who has changes of it that are not live. */
  draftsBy: Array<Scalars['String']['output']>;
  /**
   * Values by the key of their field, or those of the given keys: `sku`, `enabled`, `visibility` (1 nowhere, 2 catalogue,
   * 3 search, 4 both), `taxClass`, `weight`, `attributeSet`; `stock.quantity`, `stock.inStock`, `stock.managed`,
   * `stock.backorders`, `stock.least`, `stock.most`; `price:WEBSITE`, `special:WEBSITE`, `specialFrom:WEBSITE`,
   * `specialTo:WEBSITE`, and `price:WEBSITE:CHF` of the list of a further currency, in minor units and the tax base of the website;
   * `CODE@default` and `CODE@STORE` for texts and attributes such as `name` and `url_key`; the lists `websites`, `categories`,
   * `pictures`, `tiers`, `scheduledPrices`, `related`, `upsell`, `crosssell`, `grouped`, `variants`, `variantAttributes`,
   * `customOptions`, `bundleOptions`; of bundles also `bundle.priceType`, `bundle.skuType`, `bundle.weightType`,
   * `bundle.priceView` and `bundle.shipmentType`. A dish has `pad_available_weekdays@default` (`1,2,5`, 1 is Monday),
   * `pad_available_first@default` and `pad_available_last@default`, beside its times of day.
   * Fields without a value are absent.
   */
  fields: Scalars['JSON']['output'];
  id: Scalars['ID']['output'];
  /** Store views without a name of their own, in other languages than the default one. */
  missingStores: Array<Scalars['String']['output']>;
  /** What the gallery shows after the pictures, in order; it is changed by the command `import media`. */
  movingMedia: Array<CatalogueMovingMedia>;
  name: Scalars['String']['output'];
  /** The configurable product of which it is a variant. */
  parent?: Maybe<CatalogueProductName>;
  /** Address of a small main picture. */
  picture?: Maybe<Scalars['String']['output']>;
  /** Pictures with the addresses of their sizes, in order. */
  pictures: Array<CataloguePicture>;
  /** What makes the price that a visitor pays on a website; null where it has no price there. */
  pricing?: Maybe<ProductPricing>;
  /** When the next scheduled changes of it are published. */
  scheduledAt?: Maybe<Scalars['DateTime']['output']>;
  sku: Scalars['String']['output'];
  state: CatalogueProductState;
  type: CatalogueProductType;
  updatedAt: Scalars['DateTime']['output'];
  /** Changes with every change by staff. */
  version: Scalars['String']['output'];
  /** Codes of the websites that sell it. */
  websites: Array<Scalars['String']['output']>;
};


/** A product with all its values. Text and attributes have a value in the default scope and, where it differs, in store views. */
export type CatalogueProductFieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** A product with all its values. Text and attributes have a value in the default scope and, where it differs, in store views. */
export type CatalogueProductPricingArgs = {
  website: Scalars['ID']['input'];
};

export type CatalogueProductConnection = {
  nodes: Array<CatalogueProduct>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type CatalogueProductName = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type CatalogueProductState =
  /** Not sold: a draft, or taken out. */
  | 'DISABLED'
  /** Online and nearly sold out. */
  | 'LOW'
  | 'ONLINE'
  | 'SOLD_OUT';

export type CatalogueProductType =
  | 'BUNDLE'
  | 'CONFIGURABLE'
  | 'DOWNLOADABLE'
  | 'GROUPED'
  | 'SIMPLE'
  | 'VIRTUAL';

/** What a promotion of the catalogue that is not saved yet would do to prices. */
export type CataloguePromotionPreview = {
  /** Products whose price would differ. */
  changed: Scalars['Int']['output'];
  /** The first 50 that change, the largest reductions first; or the asked ones. */
  products: Array<ProductPricePreview>;
  /** Products that the website sells. */
  total: Scalars['Int']['output'];
};

export type CatalogueSetup = {
  attributeSets: Array<AttributeSet>;
  attributes: Array<CatalogueAttribute>;
  /** Codes of the groups of customers that may have prices of their own. */
  customerGroups: Array<Scalars['String']['output']>;
  /** Websites with price lists in further currencies than their own. */
  priceLists: Array<CataloguePriceLists>;
  /** Codes of the tax classes, with their rates at home in basis points by website code. */
  taxClasses: Array<TaxClass>;
};

export type CategoryChangeInput = {
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  isInMenu?: InputMaybe<Scalars['Boolean']['input']>;
  showsPrices?: InputMaybe<Scalars['Boolean']['input']>;
  texts?: InputMaybe<Array<CategoryTextInput>>;
};

export type CategoryPayload = {
  category: CatalogueCategory;
};

/** Texts in a language, or in `default`; what is not given stays, an empty text takes the default one. */
export type CategoryTextInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  language: Scalars['String']['input'];
  metaDescription?: InputMaybe<Scalars['String']['input']>;
  metaTitle?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  urlKey?: InputMaybe<Scalars['String']['input']>;
};

export type ChangeProductsPayload = {
  products: Array<CatalogueProduct>;
};

export type ChangedCapacity = {
  after: Scalars['Int']['output'];
  before: Scalars['Int']['output'];
  startsAt: Scalars['DateTime']['output'];
};

export type CompassPoint =
  | 'E'
  | 'N'
  | 'NE'
  | 'NW'
  | 'S'
  | 'SE'
  | 'SW'
  | 'W';

/** An attribute of products that conditions compare by its code. */
export type ConditionAttribute = {
  /** Null for attributes whose values are free texts. */
  choices?: Maybe<Array<ConditionChoice>>;
  code: Scalars['String']['output'];
  label: Scalars['String']['output'];
};

/** A value of a field. */
export type ConditionChoice = {
  /** In the language of the staff member. */
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

/** A field that conditions compare. */
export type ConditionField = {
  /** The values to choose from; null where any text or number may be written. */
  choices?: Maybe<Array<ConditionChoice>>;
  /** As conditions name it. */
  field: Scalars['String']['output'];
  kind: ConditionValueKind;
  /** Empty for flags and times. */
  operators: Array<Scalars['String']['output']>;
};

/** What a field of a condition compares. */
export type ConditionValueKind =
  /** Minor units of the website's currency. */
  | 'AMOUNT'
  | 'FLAG'
  | 'NUMBER'
  | 'TEXT'
  /** From a time to another, `HH:mm` in the shop's time zone. */
  | 'TIME'
  /** Thousandths of the website's unit. */
  | 'WEIGHT';

export type ConfirmPasswordResult = {
  failure?: Maybe<SignInFailure>;
  /** Null when the password is wrong. */
  me?: Maybe<Me>;
};

export type CountedSearch = {
  /** The last day of a search, in UTC. */
  day: Scalars['Date']['output'];
  id: Scalars['ID']['output'];
  /** BCP 47 code of the language of the store view. */
  language: Scalars['String']['output'];
  /** Products that the words find now; null where nobody searches in the language, or while the index is made. */
  resultsNow?: Maybe<Scalars['Int']['output']>;
  searches: Scalars['Int']['output'];
  websiteId: Scalars['ID']['output'];
  /** How many of them found no product. */
  withoutResult: Scalars['Int']['output'];
  /** In small letters, without accents. */
  words: Scalars['String']['output'];
};

export type CountedSearchConnection = {
  nodes: Array<CountedSearch>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

/** A code that makes a promotion apply. */
export type Coupon = {
  code: Scalars['String']['output'];
  /** It is valid until just before; null without end. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** Neither ended nor used up. */
  isValid: Scalars['Boolean']['output'];
  /** Orders that may use it; null without limit. */
  maxUses?: Maybe<Scalars['Int']['output']>;
  promotionId: Scalars['ID']['output'];
  /** Orders that used it; cancelled ones do not count. */
  uses: Scalars['Int']['output'];
  version: Scalars['String']['output'];
};

/** Coupons that a job generates. */
export type CouponBatch = {
  /** Codes that were asked for. */
  count: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Codes that exist already. */
  done: Scalars['Int']['output'];
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  maxUses?: Maybe<Scalars['Int']['output']>;
  pattern: Scalars['String']['output'];
  /** Why it could not be finished; null otherwise. */
  problem?: Maybe<Scalars['String']['output']>;
};

/** Coupons that a job generates from now on. */
export type CouponBatchPayload = {
  batch: CouponBatch;
};

/** A page of coupons. */
export type CouponConnection = {
  nodes: Array<Coupon>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

/** A change of coupons. */
export type CouponPayload = {
  coupon: Coupon;
};

/** Somebody of the staff who brings orders. */
export type Courier = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type CourierRound = {
  location: PointOfSale;
  now: Scalars['DateTime']['output'];
  stops: Array<CourierStop>;
};

export type CourierRoundPayload = {
  round: CourierRound;
};

/** An order to bring to its customer. */
export type CourierStop = {
  apartment?: Maybe<Scalars['String']['output']>;
  city: Scalars['String']['output'];
  company?: Maybe<Scalars['String']['output']>;
  /** Null as long as nobody has it. */
  courier?: Maybe<Courier>;
  doorCode?: Maybe<Scalars['String']['output']>;
  floor?: Maybe<Scalars['String']['output']>;
  instructions?: Maybe<Scalars['String']['output']>;
  latitude?: Maybe<Scalars['Float']['output']>;
  longitude?: Maybe<Scalars['Float']['output']>;
  /** `ring`, `call` or `leave`. */
  onArrival?: Maybe<Scalars['String']['output']>;
  postcode: Scalars['String']['output'];
  /** Street and house number first. */
  street: Array<Scalars['String']['output']>;
  telephone?: Maybe<Scalars['String']['output']>;
  ticket: KitchenTicket;
};

export type CreateApiTokenPayload = {
  /** The token itself, shown this once; null when a repeated request asks. */
  secret?: Maybe<Scalars['String']['output']>;
  token: ApiToken;
};

export type Customer = {
  addresses: Array<CustomerAddress>;
  approval?: Maybe<ProfessionalState>;
  /** Average of an order, without tax. */
  averageOrder: Money;
  /** Carts that were not ordered, the newest first. */
  carts: Array<CustomerCart>;
  /** What staff changed, the newest first. */
  changes: Array<CustomerChange>;
  company?: Maybe<Scalars['String']['output']>;
  companyTelephone?: Maybe<Scalars['String']['output']>;
  /** What the customer agreed to or declined last, by subject. */
  consents: Array<CustomerConsent>;
  createdAt: Scalars['DateTime']['output'];
  dateOfBirth?: Maybe<Scalars['Date']['output']>;
  deletionDueAt?: Maybe<Scalars['DateTime']['output']>;
  disabledAt?: Maybe<Scalars['DateTime']['output']>;
  email: Scalars['String']['output'];
  emailVerifiedAt?: Maybe<Scalars['DateTime']['output']>;
  firstname: Scalars['String']['output'];
  group: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isSubscribed: Scalars['Boolean']['output'];
  kind: CustomerKind;
  /** BCP 47 code of the language of the registration. */
  language: Scalars['String']['output'];
  lastname: Scalars['String']['output'];
  /** The company, else the person. */
  name: Scalars['String']['output'];
  /** The newest first. */
  notes: Array<CustomerNote>;
  orderCount: Scalars['Int']['output'];
  /** The newest orders and quotations. */
  orders?: Maybe<Array<CustomerOrder>>;
  pendingEmail?: Maybe<Scalars['String']['output']>;
  siret?: Maybe<Scalars['String']['output']>;
  spent: Money;
  /** Forms that the customer sent, the newest first. */
  submissions?: Maybe<Array<CustomerSubmission>>;
  telephone?: Maybe<Scalars['String']['output']>;
  /** Orders that wait for a payment. */
  unpaidCount: Scalars['Int']['output'];
  /** What the service for VAT numbers said about it. */
  vatCheck?: Maybe<CustomerVatCheck>;
  vatNumber?: Maybe<Scalars['String']['output']>;
  /** For mutations: changes with every change by staff. */
  version: Scalars['String']['output'];
  websiteId: Scalars['ID']['output'];
};


export type CustomerOrdersArgs = {
  first?: Scalars['Int']['input'];
};

export type CustomerActionPayload = {
  customer: Customer;
  /** What waits, and can be taken back. */
  pendingActionId: Scalars['ID']['output'];
};

export type CustomerAddress = {
  city: Scalars['String']['output'];
  company?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2. */
  country: Scalars['String']['output'];
  /** For the courier: entry code, floor, remarks. */
  entryCode?: Maybe<Scalars['String']['output']>;
  firstname: Scalars['String']['output'];
  floor?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  instructions?: Maybe<Scalars['String']['output']>;
  isDefaultBilling: Scalars['Boolean']['output'];
  isDefaultShipping: Scalars['Boolean']['output'];
  lastname: Scalars['String']['output'];
  postcode?: Maybe<Scalars['String']['output']>;
  region?: Maybe<Scalars['String']['output']>;
  street: Array<Scalars['String']['output']>;
  telephone?: Maybe<Scalars['String']['output']>;
  vatNumber?: Maybe<Scalars['String']['output']>;
};

export type CustomerAddressInput = {
  city: Scalars['String']['input'];
  company?: InputMaybe<Scalars['String']['input']>;
  country: Scalars['String']['input'];
  entryCode?: InputMaybe<Scalars['String']['input']>;
  firstname: Scalars['String']['input'];
  floor?: InputMaybe<Scalars['String']['input']>;
  instructions?: InputMaybe<Scalars['String']['input']>;
  isDefaultBilling?: InputMaybe<Scalars['Boolean']['input']>;
  isDefaultShipping?: InputMaybe<Scalars['Boolean']['input']>;
  lastname: Scalars['String']['input'];
  postcode?: InputMaybe<Scalars['String']['input']>;
  region?: InputMaybe<Scalars['String']['input']>;
  street: Array<Scalars['String']['input']>;
  telephone?: InputMaybe<Scalars['String']['input']>;
  vatNumber?: InputMaybe<Scalars['String']['input']>;
};

export type CustomerCart = {
  /** Its lines and totals, and what each promotion does to it and why. */
  explanation: CartExplanation;
  /** As `explainCart` takes it. */
  id: Scalars['ID']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type CustomerChange = {
  /** Such as `customer.update`. */
  action: Scalars['String']['output'];
  at: Scalars['DateTime']['output'];
  by: Scalars['String']['output'];
  /** Names of the changed fields. */
  fields: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
};

/** New data of an account; an empty text removes a value. */
export type CustomerChanges = {
  company?: InputMaybe<Scalars['String']['input']>;
  companyTelephone?: InputMaybe<Scalars['String']['input']>;
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  firstname?: InputMaybe<Scalars['String']['input']>;
  lastname?: InputMaybe<Scalars['String']['input']>;
  siret?: InputMaybe<Scalars['String']['input']>;
  telephone?: InputMaybe<Scalars['String']['input']>;
  vatNumber?: InputMaybe<Scalars['String']['input']>;
};

export type CustomerConnection = {
  nodes: Array<CustomerSummary>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type CustomerConsent = {
  at: Scalars['DateTime']['output'];
  /** Choices by code. */
  choices: Scalars['JSON']['output'];
  /** `newsletter`, `terms`, or the code of the banner. */
  subject: Scalars['String']['output'];
  /** Of the text that was agreed to. */
  version: Scalars['String']['output'];
};

export type CustomerData = {
  /** A JSON document. */
  json: Scalars['String']['output'];
};

export type CustomerGroup = {
  code: Scalars['String']['output'];
  id: Scalars['ID']['output'];
};

export type CustomerKind =
  | 'PRIVATE'
  | 'PROFESSIONAL';

export type CustomerMerge = {
  /** Parts for which somebody has to choose. */
  clashes: Array<CustomerMergeClash>;
  /** How much moves. */
  moved: CustomerMergeCounts;
  /** Parts that only the account that goes has, and that the other one gets. */
  taken: Array<CustomerMergePart>;
};

export type CustomerMergeClash = {
  kept: Scalars['String']['output'];
  part: CustomerMergePart;
  removed: Scalars['String']['output'];
};

export type CustomerMergeCounts = {
  addresses: Scalars['Int']['output'];
  notes: Scalars['Int']['output'];
  orders: Scalars['Int']['output'];
  quotations: Scalars['Int']['output'];
  reviews: Scalars['Int']['output'];
  submissions: Scalars['Int']['output'];
  wishlistItems: Scalars['Int']['output'];
};

/**
 * What of an account is kept as a whole in a merge: `LOGIN` is e-mail and password, `COMPANY` also its approval, `BIRTH` the
 * date.
 */
export type CustomerMergePart =
  | 'BIRTH'
  | 'CART'
  | 'COMPANY'
  | 'GROUP'
  | 'LOGIN'
  | 'NAME'
  | 'TELEPHONE';

export type CustomerNote = {
  at: Scalars['DateTime']['output'];
  author: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  text: Scalars['String']['output'];
};

export type CustomerOrder = {
  /** Name of the first product. */
  firstProduct?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isQuotation: Scalars['Boolean']['output'];
  number: Scalars['String']['output'];
  /** How many other products it has. */
  otherProducts: Scalars['Int']['output'];
  placedAt: Scalars['DateTime']['output'];
  status: Scalars['String']['output'];
  total: Money;
};

export type CustomerPayload = {
  customer: Customer;
};

export type CustomerSubmission = {
  /** Title of the form in the language of the staff. */
  form: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  sentAt: Scalars['DateTime']['output'];
  state: MessageState;
};

/** An account in a list. */
export type CustomerSummary = {
  approval?: Maybe<ProfessionalState>;
  city?: Maybe<Scalars['String']['output']>;
  /** The person behind a company; null for a private customer. */
  contact?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** When the account is to be deleted, at the customer's request. */
  deletionDueAt?: Maybe<Scalars['DateTime']['output']>;
  email: Scalars['String']['output'];
  group: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isDisabled: Scalars['Boolean']['output'];
  kind: CustomerKind;
  lastOrderAt?: Maybe<Scalars['DateTime']['output']>;
  lastOrderNumber?: Maybe<Scalars['String']['output']>;
  /** The company, else the person. */
  name: Scalars['String']['output'];
  /** Orders that were neither cancelled nor wait for a payment by card. */
  orders: Scalars['Int']['output'];
  /** What they came to without tax, refunds deducted, in the website's own currency. */
  spent: Money;
  telephone?: Maybe<Scalars['String']['output']>;
  websiteId: Scalars['ID']['output'];
};

export type CustomerVatCheck = {
  /** ISO 3166-1 code of the country of a valid number. */
  country?: Maybe<Scalars['String']['output']>;
  /** Null until the service answered. */
  isValid?: Maybe<Scalars['Boolean']['output']>;
  requestedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Sales: totals of paid orders by the time they were placed, less refunds by the time of the credit note, with tax. */
export type DaySales = {
  currency: Scalars['String']['output'];
  /** Local day. */
  day: Scalars['Date']['output'];
  /** Running totals at the end of each hour of today, until the current one. */
  hours: Array<Scalars['Int']['output']>;
  /** Running totals of that day at the end of each of its hours. */
  hoursBefore: Array<Scalars['Int']['output']>;
  /** Paid orders until now. */
  orders: Scalars['Int']['output'];
  /** Until now, in minor units. */
  total: Scalars['Int']['output'];
  /** The same weekday of the last week until the same time. */
  totalBefore: Scalars['Int']['output'];
  /** That whole day. */
  wholeDayBefore: Scalars['Int']['output'];
};

export type DeferredOrderPayload = {
  action: PendingAction;
  order: Order;
};

export type DeferredRefundPayload = {
  action: PendingAction;
  money: OrderMoney;
};

export type DeletedPayload = {
  id: Scalars['ID']['output'];
};

/** A promotion that is gone. */
export type DeletedPromotionPayload = {
  id: Scalars['ID']['output'];
};

/** The browser and system of a session, such as Firefox and Windows. */
export type Device = {
  browser?: Maybe<Scalars['String']['output']>;
  system?: Maybe<Scalars['String']['output']>;
};

/** A line of an explained cart; prices with or without tax, as the buyer sees them. */
export type ExplainedLine = {
  /** Before discounts. */
  amount: Money;
  discount: Money;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
  sku: Scalars['String']['output'];
  unitPrice: Money;
};

export type FilterOperator =
  /** The text holds the value, in any case. */
  | 'CONTAINS'
  | 'EMPTY'
  | 'EQ'
  | 'GT'
  | 'GTE'
  | 'IN'
  | 'LT'
  | 'LTE'
  | 'NE'
  | 'NOT_EMPTY'
  | 'NOT_IN';

export type FulfilmentMethod =
  | 'DELIVERY'
  | 'PICKUP';

export type InspectedLineInput = {
  /** Units that the shop takes back. */
  accepted: Scalars['Int']['input'];
  condition: ReturnCondition;
  lineId: Scalars['ID']['input'];
};

export type InvitationOffer = {
  email: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
  invitedBy: Scalars['String']['output'];
  language: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Name of the role in that language. */
  roleName: Scalars['String']['output'];
};

export type InviteStaffInput = {
  email: Scalars['String']['input'];
  /** Of the mail and the back office. */
  language: Scalars['String']['input'];
  /** Null for whole websites. */
  locationIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  name: Scalars['String']['input'];
  roleId: Scalars['ID']['input'];
  /** Null for all. */
  websiteIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Work that the shop does by itself. */
export type Job = {
  /** Of the last run. */
  durationMs?: Maybe<Scalars['Int']['output']>;
  /** Seconds between two runs of a job that every process repeats. */
  everySeconds?: Maybe<Scalars['Float']['output']>;
  id: Scalars['ID']['output'];
  /** Of the last run where it failed, else of a row that was put aside. */
  lastError?: Maybe<Scalars['String']['output']>;
  lastRunAt?: Maybe<Scalars['String']['output']>;
  /** What it does, in English. */
  name: Scalars['String']['output'];
  /** Null while it runs, and for a job that every process repeats. */
  nextRunAt?: Maybe<Scalars['String']['output']>;
  /** Rows that it could not process: it tries them again later, or has given them up. */
  putAside: Scalars['Int']['output'];
  /** A cron expression in the time zone of the default website; null for a job that every process repeats. */
  schedule?: Maybe<Scalars['String']['output']>;
  state: JobState;
  /** Which try the last run was, from 1. */
  tries?: Maybe<Scalars['Int']['output']>;
};

export type JobPayload = {
  job: Job;
};

export type JobState =
  /** It failed at its last try and has not succeeded since; its schedule goes on. */
  | 'DEAD'
  /** It waits for its next time. */
  | 'IDLE'
  /** It is due. */
  | 'QUEUED'
  /** It failed and waits for its next try. */
  | 'RETRY'
  | 'RUNNING';

export type KeptField = {
  field: Scalars['String']['output'];
  productId: Scalars['ID']['output'];
  sku: Scalars['String']['output'];
};

export type KitchenBoard = {
  location: PointOfSale;
  /** The clock of the server. */
  now: Scalars['DateTime']['output'];
  /** By slot, the earliest first. */
  tickets: Array<KitchenTicket>;
  /** What the point of sale cannot make at the moment. */
  unavailable: Array<KitchenDish>;
};

export type KitchenBoardPayload = {
  board: KitchenBoard;
};

export type KitchenDish = {
  isUnavailable: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  productId: Scalars['ID']['output'];
  sku: Scalars['String']['output'];
};

export type KitchenLine = {
  /** Names of the declared allergens. */
  allergens: Array<Scalars['String']['output']>;
  /** Those of them that the customer's remark names. */
  askedAllergens: Array<Scalars['String']['output']>;
  /** What was chosen and written: options, and what a set consists of. */
  details: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The point of sale cannot make it at the moment. */
  isUnavailable: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** Null for a product that was deleted since. */
  productId?: Maybe<Scalars['ID']['output']>;
  quantity: Scalars['Int']['output'];
  sku: Scalars['String']['output'];
};

/** An order as the kitchen sees it: of its customer only the first name, and what they ask for. */
export type KitchenTicket = {
  createdAt: Scalars['DateTime']['output'];
  /** Sets of cutlery to put into the bag. */
  cutlery: Scalars['Int']['output'];
  endsAt: Scalars['DateTime']['output'];
  firstName: Scalars['String']['output'];
  /** Of the order. */
  id: Scalars['ID']['output'];
  /** Whether the remark is about an allergy. */
  isAllergy: Scalars['Boolean']['output'];
  lines: Array<KitchenLine>;
  method: FulfilmentMethod;
  /** Minutes that the dishes need at least. */
  minutes: Scalars['Int']['output'];
  /** Whether somebody has to check the customer's age. */
  needsAgeCheck: Scalars['Boolean']['output'];
  number: Scalars['String']['output'];
  /** What the customer wrote. */
  remark?: Maybe<Scalars['String']['output']>;
  /** What people call it by: the last digits of the number. */
  shortNumber: Scalars['String']['output'];
  /** The slot. */
  startsAt: Scalars['DateTime']['output'];
  state: TicketState;
  stateBy?: Maybe<Scalars['String']['output']>;
  /** When the state began and who changed it; null for a new ticket. */
  stateSince?: Maybe<Scalars['DateTime']['output']>;
  voucherAmount: Money;
  /** Paper meal vouchers to collect; 0 for none. */
  voucherCount: Scalars['Int']['output'];
};

export type Landmark = {
  /** Where it lies, seen from the point of sale. */
  direction: CompassPoint;
  kind: LandmarkKind;
  /** On foot. */
  metres: Scalars['Int']['output'];
  names: Array<LandmarkName>;
};

export type LandmarkInput = {
  direction: CompassPoint;
  kind: LandmarkKind;
  metres: Scalars['Int']['input'];
  names: Array<LandmarkNameInput>;
};

export type LandmarkKind =
  | 'LANDMARK'
  | 'PARKING'
  | 'STATION'
  | 'STREET'
  | 'TRAM';

export type LandmarkName = {
  language: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type LandmarkNameInput = {
  language: Scalars['String']['input'];
  name: Scalars['String']['input'];
};

export type LastSignIn = {
  /** Network address, its end hidden. */
  address?: Maybe<Scalars['String']['output']>;
  at: Scalars['DateTime']['output'];
  device?: Maybe<Device>;
};

/** What an amount is taken off. */
export type LineDiscount = {
  amount: Money;
  lineId: Scalars['ID']['output'];
};

export type ListDefinition = {
  fields: Array<ListField>;
  isSearchable: Scalars['Boolean']['output'];
  list: Scalars['String']['output'];
};

export type ListField = {
  /** Values of a CHOICE. */
  choices: Array<Scalars['String']['output']>;
  code: Scalars['String']['output'];
  isFilterable: Scalars['Boolean']['output'];
  isSortable: Scalars['Boolean']['output'];
  type: ListFieldType;
};

export type ListFieldType =
  | 'BOOLEAN'
  | 'CHOICE'
  | 'DAY'
  | 'MONEY'
  | 'NUMBER'
  | 'TEXT'
  | 'TIME';

/**
 * A condition on a field of a list; all conditions must hold. Values are texts: numbers as `12.5`, amounts in minor units,
 * times as ISO 8601 or as a day of the shop relative to today (`day:0` is today at midnight, `day:-1` yesterday).
 */
export type ListFilter = {
  field: Scalars['String']['input'];
  op: FilterOperator;
  /** One value; several for IN and NOT_IN; none for EMPTY and NOT_EMPTY. */
  values?: Array<Scalars['String']['input']>;
};

/** The order of a list by one of its sortable fields. Records without a value come last. */
export type ListSort = {
  direction: SortDirection;
  field: Scalars['String']['input'];
};

export type LocationLandmarks = {
  /** Whether the point of sale has a page, on which landmarks are shown. */
  hasPage: Scalars['Boolean']['output'];
  landmarks: Array<Landmark>;
  /** Codes of the languages in which a landmark has a name. */
  languages: Array<Scalars['String']['output']>;
  location: PointOfSale;
};

/** The person or the API token that sends the request. */
export type Me = {
  /** Until when what is sensitive needs no password; null when it does. */
  confirmedUntil?: Maybe<Scalars['DateTime']['output']>;
  email: Scalars['String']['output'];
  /** The account; null for an API token. */
  id?: Maybe<Scalars['ID']['output']>;
  /** BCP 47 code of the language of the back office. */
  language: Scalars['String']['output'];
  /** Where these hold: points of sale; null for whole websites. */
  locationIds?: Maybe<Array<Scalars['ID']['output']>>;
  name: Scalars['String']['output'];
  /** Permission codes, such as `orders.refund`. Empty while a second factor is overdue. */
  permissions: Array<Scalars['String']['output']>;
  /** The most that one refund may move, in minor units of its currency; null without limit. */
  refundLimit?: Maybe<Scalars['Int']['output']>;
  /** Name of the role in that language; null for an API token. */
  roleName?: Maybe<Scalars['String']['output']>;
  secondFactor: SecondFactor;
  /** Where these hold: websites; null for all. */
  websiteIds?: Maybe<Array<Scalars['ID']['output']>>;
};

export type MePayload = {
  me: Me;
};

export type Message = {
  /** The answers under the labels that the sender saw. */
  answers: Array<MessageAnswer>;
  assignedId?: Maybe<Scalars['ID']['output']>;
  assignedName?: Maybe<Scalars['String']['output']>;
  /** The account of the sender, by sign-in or e-mail. */
  customer?: Maybe<MessageCustomer>;
  /** When it is deleted. */
  deletedAfter: Scalars['DateTime']['output'];
  email?: Maybe<Scalars['String']['output']>;
  /** Answers and notes, the oldest first. */
  entries: Array<MessageEntry>;
  /** Title of the form in the language of the staff. */
  form: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Whether it was sent as a robot does. */
  isSuspected: Scalars['Boolean']['output'];
  /** BCP 47 code of the language in which it was sent and is answered. */
  language: Scalars['String']['output'];
  /** The sender's newest orders, by account or e-mail. */
  orders?: Maybe<Array<CustomerOrder>>;
  productSku?: Maybe<Scalars['String']['output']>;
  sender: Scalars['String']['output'];
  sentAt: Scalars['DateTime']['output'];
  /** E-mail from which answers are sent. */
  sentFrom: Scalars['String']['output'];
  state: MessageState;
  /** For mutations: changes with every change by staff. */
  version: Scalars['String']['output'];
  websiteId: Scalars['ID']['output'];
};

export type MessageActionPayload = {
  message: Message;
  /** What waits, and can be taken back. */
  pendingActionId: Scalars['ID']['output'];
};

export type MessageAnswer = {
  id: Scalars['ID']['output'];
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type MessageAssignee = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type MessageConnection = {
  nodes: Array<MessageSummary>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type MessageCustomer = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type MessageEntry = {
  at: Scalars['DateTime']['output'];
  author: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  kind: MessageEntryKind;
  text: Scalars['String']['output'];
};

export type MessageEntryKind =
  | 'ANSWER'
  | 'NOTE';

export type MessageForm = {
  /** Identifier of the form. */
  code: Scalars['String']['output'];
  /** In the language of the staff. */
  title: Scalars['String']['output'];
  websiteId: Scalars['ID']['output'];
};

export type MessagePayload = {
  message: Message;
};

export type MessageState =
  | 'ANSWERED'
  | 'ARCHIVED'
  | 'IN_WORK'
  | 'NEW'
  | 'SPAM';

/** A form submission in a list. */
export type MessageSummary = {
  assignedId?: Maybe<Scalars['ID']['output']>;
  assignedName?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  /** The beginning of the message. */
  excerpt: Scalars['String']['output'];
  /** Title of the form in the language of the staff. */
  form: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Who sent it: the name, else the e-mail. */
  sender: Scalars['String']['output'];
  sentAt: Scalars['DateTime']['output'];
  state: MessageState;
  websiteId: Scalars['ID']['output'];
};

/** An amount in minor units of a currency: cents of EUR, yen of JPY. */
export type Money = {
  amount: Scalars['Int']['output'];
  /** ISO 4217 code. */
  currency: Scalars['String']['output'];
};

/** An amount in minor units of a currency. */
export type MoneyInput = {
  amount: Scalars['Int']['input'];
  currency: Scalars['String']['input'];
};

export type MoveStopPayload = {
  stop?: Maybe<CourierStop>;
};

export type MoveTicketPayload = {
  /** Null when the person may not see it any more. */
  ticket?: Maybe<KitchenTicket>;
};

export type Mutation = {
  /** Creates the account of an invitation. Bad input is reported for `name` and `password`. */
  acceptInvitation: SignInResult;
  /** Accepts an answered quotation for a customer who signed it, which makes it an order, when the time to take it back is over. */
  acceptQuotation: QuotationPayload;
  /**
   * A link to the storefront that opens a session of the customer, once and for two minutes. The session shows who acts, and
   * so do the orders placed in it.
   */
  actForCustomer: ActingLink;
  addCoupon: CouponPayload;
  /** Writes a note for the team. */
  addCustomerNote: CustomerPayload;
  /** Writes a note for the team. */
  addMessageNote: MessagePayload;
  /** Adds a note that the customer does not see. */
  addOrderNote: OrderPayload;
  /** Replaces the personal data of an account, keeping it and what the law keeps. It cannot be taken back. */
  anonymiseCustomer: CustomerPayload;
  /**
   * Answers by mail, in the thread of the submission, after the time in which it can be taken back. The submission counts as
   * answered then.
   */
  answerMessage: MessageActionPayload;
  /** Answers a quotation: its prices change, and the customer gets the mail with the PDF, when the time to take it back is over. */
  answerQuotation: QuotationPayload;
  /** Answers a review below it in the shop; null takes the answer away. */
  answerReview: ReviewPayload;
  /** Assigns all orders that match in the list to a colleague, in the background; without `staffId` to nobody. */
  assignAllOrders: BulkJobPayload;
  /** Gives the submission to a member of staff, or to nobody. */
  assignMessage: MessagePayload;
  /** Assigns orders to a colleague; without `staffId` to nobody. */
  assignOrders: BulkOrdersPayload;
  /** Gives deliveries of a point of sale to a courier; null takes them back. Who takes along an order that nobody has, gets it. */
  assignStops: CourierRoundPayload;
  /** Cancels an unpaid order, restores its stock and mails the reason; waits until it can no longer be taken back. */
  cancelOrder: DeferredOrderPayload;
  /** Has the provider capture a payment that waits for the shop's approval. */
  capturePayment: OrderMoneyPayload;
  /** Changes an attribute. `options` replace those it has, by their ids; what is absent of the others stays. */
  changeAttribute: AttributePayload;
  /** Changes settings and texts of a category; what is not given stays. */
  changeCategory: CategoryPayload;
  /** Changes a coupon; one that ends now is disabled. */
  changeCoupon: CouponPayload;
  /**
   * Changes the e-mail. The customer is signed out everywhere and gets a link to confirm it, after the time in which it can
   * be taken back.
   */
  changeCustomerEmail: CustomerPayload;
  /** Changes the password and ends one's other sessions; needs a confirmed session. Bad input is reported for `password`. */
  changeMyPassword: MePayload;
  /** Gives an order another appointment for its delivery, or a first one, and mails the customer. */
  changeOrderAppointment: OrderPayload;
  /** Changes base, tier and scheduled prices of a product, all or none. Conflicts are named as the problems are: `tiers.0`. */
  changePriceList: PriceListPayload;
  /**
   * Changes values of products: all of them, or none when one is not possible. Needs `stock.edit` for stock, `prices.edit` for
   * prices and `catalogue.edit` for everything else. Writes an entry of the audit log for each product.
   */
  changeProducts: ChangeProductsPayload;
  changePromotion: PromotionPayload;
  /** Gives slots another capacity, each at least what it has sold and holds. Null gives them that of the point of sale again. */
  changeSlotCapacity: SlotCapacityPayload;
  /** Closes a return without refund: the goods never came, or nothing is taken back. */
  closeReturn: ReturnPayload;
  /**
   * Closes returns without refund in the background: those with `ids`, else all that match in the list. Those that ended are
   * among the failures of the job.
   */
  closeReturns: BulkJobPayload;
  /** Closes the slots of a period or of whole days from now on. Orders that have such a slot stay, and are named. */
  closeSlots: SlotClosurePayload;
  /** Confirms an order that is paid later: on delivery or on account. */
  confirmOrder: DeferredOrderPayload;
  /**
   * The password again, for what is sensitive: the session counts as confirmed for 15 minutes (`me.confirmedUntil`).
   * Without it such a mutation fails with the code `PASSWORD_NEEDED`. Needs a session, as changeMyPassword: both are public
   * only so that no digest of the password is kept with an idempotency key.
   */
  confirmPassword: ConfirmPasswordResult;
  /**
   * Makes an API token; needs a confirmed session. It may do at most what its owner may, also later: a permission that the
   * owner loses is lost to the token.
   */
  createApiToken: CreateApiTokenPayload;
  /** Creates an attribute. Its code and type stay. */
  createAttribute: AttributePayload;
  /** Creates the last category below another one. */
  createCategory: CategoryPayload;
  /**
   * Creates an account. A company that staff enter is accepted. The customer gets a link to choose a password, which works
   * for a week, after the time in which it can be taken back.
   */
  createCustomer: CustomerActionPayload;
  /** Places an order for a customer or a guest, as on the phone. Its mails leave when it can no longer be taken back. */
  createOrder: OrderPayload;
  /** Creates a product that is not yet sold: enable it when it is complete. */
  createProduct: ProductPayload;
  createPromotion: PromotionPayload;
  /** Saves a reply for later. */
  createReplyTemplate: ReplyTemplatePayload;
  /** Makes a role; needs a confirmed session. */
  createRole: RolePayload;
  /** Records a return that the customer announced by telephone or mail. */
  declareReturn: ReturnPayload;
  /** Deletes an attribute with its values. Variants that differ by it, and rules that ask for it, keep it from being deleted. */
  deleteAttribute: DeletedPayload;
  /** Deletes an attribute set that no product has. */
  deleteAttributeSet: DeletedPayload;
  /** Deletes a category without children. Its products stay. */
  deleteCategory: DeletedPayload;
  /** Deletes an address. */
  deleteCustomerAddress: CustomerPayload;
  /** Deletes a note. */
  deleteCustomerNote: CustomerPayload;
  /** Deletes a note of one's own. */
  deleteOrderNote: OrderPayload;
  /** Deletes a product. Orders keep what they show of it. */
  deleteProduct: DeletedPayload;
  deletePromotion: DeletedPromotionPayload;
  /** Deletes a saved reply. What was sent with it stays. */
  deleteReplyTemplate: DeletedPayload;
  /** Deletes a role that nobody has and no invitation names. */
  deleteRole: DeletedPayload;
  /** Deletes a saved view. */
  deleteView: DeletedPayload;
  /** Deletes an endpoint, with what was to be sent there. */
  deleteWebhookEndpoint: DeletedPayload;
  /** Records the day on which the parcels of an order arrived, which starts the withdrawal period. */
  deliverOrder: OrderPayload;
  /** Ends all sessions and API tokens of a member, who cannot sign in any more. */
  disableStaffMember: StaffMemberPayload;
  /** Removes a failed action from what waits for a person. */
  dismissAction: PendingActionPayload;
  /** Puts one's own change of a whole list away, once it has ended. */
  dismissBulkJob: DeletedPayload;
  /** Puts what failed for good at an endpoint away, so that it does not wait for a person any more. */
  dismissWebhookDeliveries: WebhookDeliveriesPayload;
  /** Creates a copy of a product with another SKU, which is not yet sold. */
  duplicateProduct: ProductPayload;
  /** Adds a copy that is switched off and has no coupons. */
  duplicatePromotion: PromotionPayload;
  /**
   * Changes quantities and prices of lines and adds products, before they are shipped: moves stock, issues a credit note or a further
   * invoice, gives money back or asks for the rest, and mails the customer. Waits until it can no longer be taken back.
   */
  editOrder: DeferredOrderPayload;
  /** Changes an address of an order that is not shipped. */
  editOrderAddress: OrderPayload;
  /** Lets a disabled member sign in again. */
  enableStaffMember: StaffMemberPayload;
  /** Ends all of one's sessions but this one, and forgets the trusted devices. */
  endMyOtherSessions: MePayload;
  /** Ends one of one's sessions. */
  endMySession: MePayload;
  /** Ends all sessions of a member. */
  endStaffSessions: StaffMemberPayload;
  /** Deletes an account with all that the law does not keep. It cannot be taken back. */
  eraseCustomer: DeletedPayload;
  /** All personal data of a customer (GDPR art. 15 and 20). */
  exportCustomerData: CustomerData;
  /** Makes a quotation acceptable until a later day, at once and without a mail. */
  extendQuotation: QuotationPayload;
  /** Keeps a passkey under a name, with the answer of `navigator.credentials.create` as JSON. */
  finishPasskeyEnrolment: SecondFactorPayload;
  /** Sign-in or second step with the answer of `navigator.credentials.get` as JSON. */
  finishPasskeySignIn: SignInResult;
  /** Ends the enrolment with a first code, which replaces an earlier app. The first second factor also makes recovery codes. */
  finishTotpEnrolment: SecondFactorPayload;
  /** Has a job generate random codes: in the pattern # is a digit, ? a letter, * either. */
  generateCoupons: CouponBatchPayload;
  /** Lets an action that waits happen now. */
  hastenAction: PendingActionPayload;
  /** Puts a confirmed order on hold. */
  holdOrder: OrderPayload;
  /**
   * Records how the goods are and what the shop takes back. Where it does not take back everything, the customer is told
   * why a little later.
   */
  inspectReturn: ReturnPayload;
  /** Mails an invitation that is valid for 7 days; needs a confirmed session. Nobody can grant more than they have themselves. */
  inviteStaff: StaffInvitationPayload;
  /** Issues the invoice unless there is one, and mails it; waits until it can no longer be taken back. */
  invoiceOrder: DeferredOrderPayload;
  /** Records a received transfer, cheque or payment in cash; the confirmation and the invoice leave later. */
  markOrderPaid: DeferredOrderPayload;
  /**
   * Moves orders, addresses and all else of an account into another one of the same website, and deletes it. It cannot be
   * taken back.
   */
  mergeCustomers: CustomerPayload;
  /** Mails the customer a message in the language of the order; waits until it can no longer be taken back. */
  messageCustomer: DeferredOrderPayload;
  /** Shows a review in the shop, or hides it. A rejected one is deleted after a month. */
  moderateReview: ReviewPayload;
  /**
   * Shows or hides reviews in the background: those with `ids`, else all that match in the list. Reviews that repeat another one
   * are among the failures of the job.
   */
  moderateReviews: BulkJobPayload;
  /** Puts a category with everything below it at a place among the children of a parent of the same website; 0 is the first. */
  moveCategory: CategoryPayload;
  /** The same for the courier: takes an order along, hands it over, or takes that back. */
  moveStop: MoveStopPayload;
  /**
   * Moves a ticket one step forward or back. `from` is the state that the person saw: a ticket that is elsewhere by now gives
   * a conflict with who moved it. The mail to the customer leaves 30 seconds later, and not when the step is taken back.
   */
  moveTicket: MoveTicketPayload;
  /** Sets the order of products in a category; products that are not named come after them as they are. */
  orderCategory: CategoryPayload;
  /** Changes how far all orders are that match in the list, in the background. */
  prepareAllOrders: BulkJobPayload;
  /** Changes how far orders are prepared; those that do not allow it are listed with the reason. */
  prepareOrders: BulkOrdersPayload;
  /**
   * Records money that the shop received itself: a transfer, a cheque, cash. The order is confirmed once all that is due was
   * received. Waits until it can no longer be taken back.
   */
  receivePayment: DeferredRefundPayload;
  /** Records the goods that arrived, and tells the customer a little later. */
  receiveReturn: ReturnPayload;
  /**
   * Records in the background that all declared goods arrived: of the returns with `ids`, else of all that match in the list.
   * Customers are told a little later. Returns that are not awaited are among the failures of the job.
   */
  receiveReturns: BulkJobPayload;
  /** Asks the provider for the state of a payment. */
  refreshPayment: OrderMoneyPayload;
  /**
   * Refunds lines, shipping or an amount of an order: credit note, stock, money and mail. Waits until it can no longer be
   * taken back. Above the limit of the role the password must have been given within the last minutes.
   */
  refundOrder: DeferredRefundPayload;
  /**
   * Refunds what is left of a payment that the order does not need: one made twice, or after the order was cancelled. Issues
   * no credit note. Waits until it can no longer be taken back.
   */
  refundPayment: DeferredRefundPayload;
  /** Cancels an open quotation and mails the customer, when the time to take it back is over. */
  rejectQuotation: QuotationPayload;
  /** Releases an order that payment issues block. Waits until it can no longer be taken back. */
  releaseBlockedOrder: DeferredRefundPayload;
  /** Releases an order on hold. */
  releaseOrder: OrderPayload;
  /** Removes a passkey; needs a confirmed session. The last factor stays while the role demands one. */
  removePasskey: SecondFactorPayload;
  /** Removes the authenticator app; needs a confirmed session. The last factor stays while the role demands one. */
  removeTotp: SecondFactorPayload;
  /** Gives the person a private address of the agenda, shown once. One that they had before does not work any more. */
  renewAgendaFeed: AgendaFeedPayload;
  /** Lets one's own token live longer; needs a confirmed session. */
  renewApiToken: ApiTokenPayload;
  /** Makes new recovery codes, which replace the earlier ones; needs a confirmed session. */
  renewRecoveryCodes: SecondFactorPayload;
  /** Ends a closure: its slots take orders again. */
  reopenSlots: DeletedPayload;
  /** Asks the provider again for a refund that it refused. */
  repeatRefund: OrderMoneyPayload;
  /** Mails a link to choose a password when there is such an account; the result does not tell. */
  requestPasswordReset: Scalars['Boolean']['output'];
  /** Mails an invitation again, with a new link. */
  resendInvitation: StaffInvitationPayload;
  /** Sends a mail of the order again, to the same address; waits until it can no longer be taken back. */
  resendOrderMail: DeferredOrderPayload;
  /** Chooses a password with a mailed link and ends all sessions. Bad input is reported for `password` and `token`. */
  resetPassword: Scalars['Boolean']['output'];
  /**
   * Removes all second factors and recovery codes of a member and ends the sessions; a new factor is due within the grace.
   * Needs a confirmed session.
   */
  resetSecondFactor: StaffMemberPayload;
  /** Closes a payment issue with a note; one that blocks its order is released instead. */
  resolvePaymentIssue: PaymentIssuePayload;
  /**
   * Brings a record back to its state before a change, with the mutation for such records; the log gets an entry of it.
   * Besides the permission for the log it needs that of the mutation. Refused with `conflict` where a field was changed
   * since, and with `graphql-input` where it cannot be undone.
   */
  restoreAuditEntry: AuditRestorePayload;
  /** Lets a job try again what failed for good: the run that was given up, and the rows that were put aside. */
  retryJob: JobPayload;
  /** Sends what failed for good at an endpoint again, or one delivery of it, with all attempts. */
  retryWebhookDeliveries: WebhookDeliveriesPayload;
  /** Accepts or refuses a company and mails its customer, after the time in which it can be taken back. */
  reviewProfessional: CustomerActionPayload;
  /** Ends one's own private address of the agenda. */
  revokeAgendaFeed: AgendaFeedPayload;
  /** Ends a token at once: one's own, with `staff.edit` also those of others. */
  revokeApiToken: ApiTokenPayload;
  /** Gives an endpoint a new secret, which is shown once. For 24 hours the old one signs beside it. */
  rotateWebhookSecret: WebhookEndpointPayload;
  /** Runs a job on a schedule within seconds, besides its schedule; nothing while it runs already. */
  runJob: JobPayload;
  /** Creates an attribute set, or with an id changes it; products of the set get its new name. */
  saveAttributeSet: AttributeSetPayload;
  /** Adds an address, or changes the one with `addressId`. */
  saveCustomerAddress: CustomerPayload;
  /** Keeps changes of a product and its variants without publishing them, in place of those kept before. None puts the draft away. */
  saveProductDraft: ProductDraftPayload;
  /** Saves a view under a name, or changes it where `id` is given. */
  saveView: SavedViewPayload;
  /** Changes an endpoint; without `id` makes one, whose secret is shown once. */
  saveWebhookEndpoint: WebhookEndpointPayload;
  /**
   * Publishes changes of a product and its variants at a later time, all or none, in the name of the person. They are checked now,
   * too; what somebody changes until then is a conflict, with which the action fails. The draft is put away. `pendingActions` has
   * the action, and `withdrawAction` takes it back.
   */
  scheduleProductChange: PendingActionPayload;
  /** Mails a link with which the customer chooses a new password, after the time in which it can be taken back. */
  sendCustomerPasswordMail: CustomerActionPayload;
  /**
   * Changes when a shipping method delivers by appointment; without `terms` it does not any more. Appointments that are taken
   * stay as they are.
   */
  setAppointmentTerms: AppointmentTermsPayload;
  /** Ends all sessions of an account and rejects further ones, or lets the customer sign in again. */
  setCustomerDisabled: CustomerPayload;
  /** Moves an account into another group. */
  setCustomerGroup: CustomerPayload;
  /** Takes a dish off the menu of a point of sale at once, or puts it back. Orders that have it stay. */
  setDishAvailability: KitchenBoardPayload;
  /**
   * Moves customers into another group in the background: those with `ids`, else all that match in the list. Customers of a
   * website without the group are among the failures of the job.
   */
  setGroupOfCustomers: BulkJobPayload;
  /** Replaces the landmarks of a point of sale; each has a name in every language of its website, and one of at most 8. */
  setLandmarks: LocationLandmarks;
  /** Changes the state. */
  setMessageState: MessagePayload;
  /** Gives a point of sale other opening hours on one day; without spans those of the weekday again. */
  setSpecialHours: SpecialHoursPayload;
  /** Changes the state of all form submissions that match in the list, in the background. */
  setStateOfMessages: BulkJobPayload;
  /**
   * Says what became of a refund: of one to be made by hand, of one that the provider refused, or of one whose answer is
   * missing. `reference` is noted, such as that of a transfer.
   */
  settleRefund: OrderMoneyPayload;
  /** Ships what is left, or some units of it, and mails the customer; waits until it can no longer be taken back. */
  shipOrder: DeferredOrderPayload;
  /**
   * First step: e-mail and password. The result holds exactly one of session, challenge and failure. `userAgent` is that
   * of the browser and names the session in the list; `deviceToken` is that of a device that is trusted with the second step.
   */
  signIn: SignInResult;
  /** Ends the session that sends this. */
  signOut: SignOutPayload;
  /** Options for `navigator.credentials.create`; needs a confirmed session. */
  startPasskeyEnrolment: PasskeyCeremonyPayload;
  /**
   * Options for `navigator.credentials.get`: as second step with a challenge, else as sign-in without a password, which
   * the device asks for a PIN or a fingerprint.
   */
  startPasskeySignIn: PasskeyCeremony;
  /** Starts the enrolment of an authenticator app; needs a confirmed session. */
  startTotpEnrolment: TotpEnrolmentPayload;
  /** Switches a promotion on or off at once. */
  switchPromotion: PromotionPayload;
  /** Replaces the tags of an order. */
  tagOrder: OrderPayload;
  /**
   * Sends the event `webhook.test` within seconds, once, also to an endpoint that is switched off. Read the delivery until it
   * does not wait any more.
   */
  testWebhookEndpoint: WebhookTestPayload;
  /**
   * Takes one's own change of a whole list back, in the background: each record gets what it had, unless it was changed
   * since; those are among the failures of the new job.
   */
  undoBulkJob: BulkJobPayload;
  /**
   * Takes one change of products back, of all products that it changed together: values that nobody has changed since are as
   * before it.
   */
  undoProductChange: UndoProductsPayload;
  /**
   * Changes data of an account. Fields that are not given stay. Other numbers of its company change its approval, as when
   * the customer changes them.
   */
  updateCustomer: CustomerPayload;
  /** One's own name and language. */
  updateMyAccount: MePayload;
  /** Changes a saved reply. */
  updateReplyTemplate: ReplyTemplatePayload;
  /** Changes a role for all its members at once; needs a confirmed session. */
  updateRole: RolePayload;
  /** Changes name, role or places of a member, which takes effect at once; needs a confirmed session. */
  updateStaffMember: StaffMemberPayload;
  /** Stores a picture and encodes it in all sizes. Name it in the `pictures` of a product. */
  uploadPicture: PicturePayload;
  /** Second step with one of the recovery codes, each valid once. */
  useRecoveryCode: SignInResult;
  /** Second step with the six digits of an authenticator app. `rememberDevice`: a trusted device skips this step for 30 days. */
  verifyTotp: SignInResult;
  /** Has the provider release a payment that waits for the shop's approval; its order is cancelled. */
  voidPayment: OrderMoneyPayload;
  /** Takes an action back that has not happened yet. */
  withdrawAction: PendingActionPayload;
  /** Withdraws an invitation: its link no longer works. */
  withdrawInvitation: DeletedPayload;
  /**
   * Writes to the customers whose orders have slots in a closure. The mails leave 30 seconds later, unless they are taken
   * back before.
   */
  writeToClosedSlots: PendingActionPayload;
};


export type MutationAcceptInvitationArgs = {
  language: Scalars['String']['input'];
  name: Scalars['String']['input'];
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
  userAgent?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAcceptQuotationArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  isOnAccount?: InputMaybe<Scalars['Boolean']['input']>;
  purchaseOrderNumber?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['String']['input'];
};


export type MutationActForCustomerArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  storeViewId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationAddCouponArgs = {
  code: Scalars['String']['input'];
  endsAt?: InputMaybe<Scalars['DateTime']['input']>;
  idempotencyKey: Scalars['ID']['input'];
  maxUses?: InputMaybe<Scalars['Int']['input']>;
  promotionId: Scalars['ID']['input'];
};


export type MutationAddCustomerNoteArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


export type MutationAddMessageNoteArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


export type MutationAddOrderNoteArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


export type MutationAnonymiseCustomerArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  version: Scalars['String']['input'];
};


export type MutationAnswerMessageArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  text: Scalars['String']['input'];
  version: Scalars['String']['input'];
};


export type MutationAnswerQuotationArgs = {
  answer: QuotationAnswerInput;
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  version: Scalars['String']['input'];
};


export type MutationAnswerReviewArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  text?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['String']['input'];
};


export type MutationAssignAllOrdersArgs = {
  filters?: InputMaybe<Array<ListFilter>>;
  idempotencyKey: Scalars['ID']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  staffId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationAssignMessageArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  staffId?: InputMaybe<Scalars['ID']['input']>;
  version: Scalars['String']['input'];
};


export type MutationAssignOrdersArgs = {
  idempotencyKey: Scalars['ID']['input'];
  ids: Array<Scalars['ID']['input']>;
  staffId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationAssignStopsArgs = {
  courierId?: InputMaybe<Scalars['ID']['input']>;
  idempotencyKey: Scalars['ID']['input'];
  locationId: Scalars['ID']['input'];
  orderIds: Array<Scalars['ID']['input']>;
};


export type MutationCancelOrderArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  version: Scalars['String']['input'];
};


export type MutationCapturePaymentArgs = {
  idempotencyKey: Scalars['ID']['input'];
  paymentId: Scalars['ID']['input'];
};


export type MutationChangeAttributeArgs = {
  attribute: AttributeInputValues;
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  losing?: InputMaybe<Scalars['Int']['input']>;
  version: Scalars['String']['input'];
};


export type MutationChangeCategoryArgs = {
  change: CategoryChangeInput;
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  version: Scalars['String']['input'];
};


export type MutationChangeCouponArgs = {
  endsAt?: InputMaybe<Scalars['DateTime']['input']>;
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  maxUses?: InputMaybe<Scalars['Int']['input']>;
  version: Scalars['String']['input'];
};


export type MutationChangeCustomerEmailArgs = {
  email: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  version: Scalars['String']['input'];
};


export type MutationChangeMyPasswordArgs = {
  password: Scalars['String']['input'];
};


export type MutationChangeOrderAppointmentArgs = {
  day: Scalars['Date']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  time: Scalars['String']['input'];
  version: Scalars['String']['input'];
};


export type MutationChangePriceListArgs = {
  base?: InputMaybe<Array<BasePriceInput>>;
  idempotencyKey: Scalars['ID']['input'];
  productId: Scalars['ID']['input'];
  scheduled?: InputMaybe<Array<ScheduledPriceInput>>;
  tiers?: InputMaybe<Array<TierPriceInput>>;
  version: Scalars['String']['input'];
};


export type MutationChangeProductsArgs = {
  changes: Array<ProductChangeInput>;
  idempotencyKey: Scalars['ID']['input'];
};


export type MutationChangePromotionArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  input: PromotionInput;
  version: Scalars['String']['input'];
};


export type MutationChangeSlotCapacityArgs = {
  capacity?: InputMaybe<Scalars['Int']['input']>;
  idempotencyKey: Scalars['ID']['input'];
  locationId: Scalars['ID']['input'];
  method: FulfilmentMethod;
  startsAt: Array<Scalars['DateTime']['input']>;
};


export type MutationCloseReturnArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  version: Scalars['String']['input'];
};


export type MutationCloseReturnsArgs = {
  filters?: InputMaybe<Array<ListFilter>>;
  idempotencyKey: Scalars['ID']['input'];
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  reason: Scalars['String']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCloseSlotsArgs = {
  closure: SlotClosureInput;
  idempotencyKey: Scalars['ID']['input'];
  locationId: Scalars['ID']['input'];
};


export type MutationConfirmOrderArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  version: Scalars['String']['input'];
};


export type MutationConfirmPasswordArgs = {
  password: Scalars['String']['input'];
};


export type MutationCreateApiTokenArgs = {
  idempotencyKey: Scalars['ID']['input'];
  input: ApiTokenInput;
};


export type MutationCreateAttributeArgs = {
  attribute: AttributeInputValues;
  code: Scalars['String']['input'];
  idempotencyKey: Scalars['ID']['input'];
  type: AttributeKind;
};


export type MutationCreateCategoryArgs = {
  idempotencyKey: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  parent: Scalars['ID']['input'];
};


export type MutationCreateCustomerArgs = {
  customer: NewCustomer;
  idempotencyKey: Scalars['ID']['input'];
};


export type MutationCreateOrderArgs = {
  idempotencyKey: Scalars['ID']['input'];
  order: NewOrderInput;
};


export type MutationCreateProductArgs = {
  idempotencyKey: Scalars['ID']['input'];
  product: NewProductInput;
};


export type MutationCreatePromotionArgs = {
  idempotencyKey: Scalars['ID']['input'];
  input: PromotionInput;
  kind: PromotionKind;
  websiteId: Scalars['ID']['input'];
};


export type MutationCreateReplyTemplateArgs = {
  idempotencyKey: Scalars['ID']['input'];
  template: ReplyTemplateInput;
};


export type MutationCreateRoleArgs = {
  idempotencyKey: Scalars['ID']['input'];
  input: RoleInput;
};


export type MutationDeclareReturnArgs = {
  idempotencyKey: Scalars['ID']['input'];
  lines: Array<ReturnLineInput>;
  message?: InputMaybe<Scalars['String']['input']>;
  orderNumber: Scalars['String']['input'];
};


export type MutationDeleteAttributeArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  losing?: InputMaybe<Scalars['Int']['input']>;
  version: Scalars['String']['input'];
};


export type MutationDeleteAttributeSetArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  version: Scalars['String']['input'];
};


export type MutationDeleteCategoryArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  version: Scalars['String']['input'];
};


export type MutationDeleteCustomerAddressArgs = {
  addressId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  version: Scalars['String']['input'];
};


export type MutationDeleteCustomerNoteArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  noteId: Scalars['ID']['input'];
};


export type MutationDeleteOrderNoteArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  noteId: Scalars['ID']['input'];
};


export type MutationDeleteProductArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  version: Scalars['String']['input'];
};


export type MutationDeletePromotionArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  version: Scalars['String']['input'];
};


export type MutationDeleteReplyTemplateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  version: Scalars['String']['input'];
};


export type MutationDeleteRoleArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  version: Scalars['String']['input'];
};


export type MutationDeleteViewArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
};


export type MutationDeleteWebhookEndpointArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  version: Scalars['String']['input'];
};


export type MutationDeliverOrderArgs = {
  day: Scalars['Date']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  version: Scalars['String']['input'];
};


export type MutationDisableStaffMemberArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  version: Scalars['String']['input'];
};


export type MutationDismissActionArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
};


export type MutationDismissBulkJobArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
};


export type MutationDismissWebhookDeliveriesArgs = {
  endpointId: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
};


export type MutationDuplicateProductArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  sku: Scalars['String']['input'];
  version: Scalars['String']['input'];
};


export type MutationDuplicatePromotionArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
};


export type MutationEditOrderArgs = {
  edit: OrderEditInput;
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  version: Scalars['String']['input'];
};


export type MutationEditOrderAddressArgs = {
  address: OrderAddressInput;
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  kind: OrderAddressKind;
  version: Scalars['String']['input'];
};


export type MutationEnableStaffMemberArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  version: Scalars['String']['input'];
};


export type MutationEndMyOtherSessionsArgs = {
  idempotencyKey: Scalars['ID']['input'];
};


export type MutationEndMySessionArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
};


export type MutationEndStaffSessionsArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  version: Scalars['String']['input'];
};


export type MutationEraseCustomerArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  version: Scalars['String']['input'];
};


export type MutationExportCustomerDataArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
};


export type MutationExtendQuotationArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  validUntil: Scalars['Date']['input'];
  version: Scalars['String']['input'];
};


export type MutationFinishPasskeyEnrolmentArgs = {
  ceremony: Scalars['String']['input'];
  idempotencyKey: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  response: Scalars['JSON']['input'];
};


export type MutationFinishPasskeySignInArgs = {
  ceremony: Scalars['String']['input'];
  rememberDevice?: InputMaybe<Scalars['Boolean']['input']>;
  response: Scalars['JSON']['input'];
  userAgent?: InputMaybe<Scalars['String']['input']>;
};


export type MutationFinishTotpEnrolmentArgs = {
  code: Scalars['String']['input'];
  idempotencyKey: Scalars['ID']['input'];
};


export type MutationGenerateCouponsArgs = {
  count: Scalars['Int']['input'];
  endsAt?: InputMaybe<Scalars['DateTime']['input']>;
  idempotencyKey: Scalars['ID']['input'];
  maxUses?: InputMaybe<Scalars['Int']['input']>;
  pattern: Scalars['String']['input'];
  promotionId: Scalars['ID']['input'];
};


export type MutationHastenActionArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
};


export type MutationHoldOrderArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  version: Scalars['String']['input'];
};


export type MutationInspectReturnArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  lines: Array<InspectedLineInput>;
  note?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['String']['input'];
};


export type MutationInviteStaffArgs = {
  idempotencyKey: Scalars['ID']['input'];
  input: InviteStaffInput;
};


export type MutationInvoiceOrderArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  version: Scalars['String']['input'];
};


export type MutationMarkOrderPaidArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  version: Scalars['String']['input'];
};


export type MutationMergeCustomersArgs = {
  idempotencyKey: Scalars['ID']['input'];
  keepId: Scalars['ID']['input'];
  removeId: Scalars['ID']['input'];
  take: Array<CustomerMergePart>;
  version: Scalars['String']['input'];
};


export type MutationMessageCustomerArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  subject: Scalars['String']['input'];
  text: Scalars['String']['input'];
};


export type MutationModerateReviewArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  status: ReviewDecision;
  version: Scalars['String']['input'];
};


export type MutationModerateReviewsArgs = {
  filters?: InputMaybe<Array<ListFilter>>;
  idempotencyKey: Scalars['ID']['input'];
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  search?: InputMaybe<Scalars['String']['input']>;
  status: ReviewDecision;
};


export type MutationMoveCategoryArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  parent: Scalars['ID']['input'];
  position: Scalars['Int']['input'];
  version: Scalars['String']['input'];
};


export type MutationMoveStopArgs = {
  from: TicketState;
  idempotencyKey: Scalars['ID']['input'];
  orderId: Scalars['ID']['input'];
  to: TicketState;
};


export type MutationMoveTicketArgs = {
  from: TicketState;
  idempotencyKey: Scalars['ID']['input'];
  orderId: Scalars['ID']['input'];
  to: TicketState;
};


export type MutationOrderCategoryArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  products: Array<Scalars['ID']['input']>;
  version: Scalars['String']['input'];
};


export type MutationPrepareAllOrdersArgs = {
  filters?: InputMaybe<Array<ListFilter>>;
  idempotencyKey: Scalars['ID']['input'];
  preparation: OrderPreparation;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type MutationPrepareOrdersArgs = {
  idempotencyKey: Scalars['ID']['input'];
  ids: Array<Scalars['ID']['input']>;
  preparation: OrderPreparation;
};


export type MutationReceivePaymentArgs = {
  amount: MoneyInput;
  idempotencyKey: Scalars['ID']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  number: Scalars['String']['input'];
  version: Scalars['String']['input'];
};


export type MutationReceiveReturnArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  lines: Array<ReturnLineInput>;
  version: Scalars['String']['input'];
};


export type MutationReceiveReturnsArgs = {
  filters?: InputMaybe<Array<ListFilter>>;
  idempotencyKey: Scalars['ID']['input'];
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRefreshPaymentArgs = {
  idempotencyKey: Scalars['ID']['input'];
  paymentId: Scalars['ID']['input'];
};


export type MutationRefundOrderArgs = {
  idempotencyKey: Scalars['ID']['input'];
  number: Scalars['String']['input'];
  refund: RefundInput;
  version: Scalars['String']['input'];
};


export type MutationRefundPaymentArgs = {
  idempotencyKey: Scalars['ID']['input'];
  paymentId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationRejectQuotationArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['String']['input'];
};


export type MutationReleaseBlockedOrderArgs = {
  idempotencyKey: Scalars['ID']['input'];
  number: Scalars['String']['input'];
  reason: Scalars['String']['input'];
};


export type MutationReleaseOrderArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  version: Scalars['String']['input'];
};


export type MutationRemovePasskeyArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
};


export type MutationRemoveTotpArgs = {
  idempotencyKey: Scalars['ID']['input'];
};


export type MutationRenewAgendaFeedArgs = {
  idempotencyKey: Scalars['ID']['input'];
  websiteId: Scalars['ID']['input'];
};


export type MutationRenewApiTokenArgs = {
  expiresAt: Scalars['DateTime']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
};


export type MutationRenewRecoveryCodesArgs = {
  idempotencyKey: Scalars['ID']['input'];
};


export type MutationReopenSlotsArgs = {
  closureId: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
};


export type MutationRepeatRefundArgs = {
  idempotencyKey: Scalars['ID']['input'];
  operationId: Scalars['ID']['input'];
};


export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
};


export type MutationResendInvitationArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
};


export type MutationResendOrderMailArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  mailId: Scalars['ID']['input'];
};


export type MutationResetPasswordArgs = {
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationResetSecondFactorArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  version: Scalars['String']['input'];
};


export type MutationResolvePaymentIssueArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  note: Scalars['String']['input'];
};


export type MutationRestoreAuditEntryArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
};


export type MutationRetryJobArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
};


export type MutationRetryWebhookDeliveriesArgs = {
  endpointId: Scalars['ID']['input'];
  id?: InputMaybe<Scalars['ID']['input']>;
  idempotencyKey: Scalars['ID']['input'];
};


export type MutationReviewProfessionalArgs = {
  decision: ProfessionalDecision;
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['String']['input'];
};


export type MutationRevokeAgendaFeedArgs = {
  idempotencyKey: Scalars['ID']['input'];
  websiteId: Scalars['ID']['input'];
};


export type MutationRevokeApiTokenArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
};


export type MutationRotateWebhookSecretArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
};


export type MutationRunJobArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
};


export type MutationSaveAttributeSetArgs = {
  groups: Array<AttributeGroupInput>;
  id?: InputMaybe<Scalars['ID']['input']>;
  idempotencyKey: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSaveCustomerAddressArgs = {
  address: CustomerAddressInput;
  addressId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  version: Scalars['String']['input'];
};


export type MutationSaveProductDraftArgs = {
  changes: Array<ProductChangeInput>;
  editedAt: Scalars['DateTime']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
};


export type MutationSaveViewArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  idempotencyKey: Scalars['ID']['input'];
  view: SavedViewInput;
};


export type MutationSaveWebhookEndpointArgs = {
  endpoint: WebhookEndpointInput;
  id?: InputMaybe<Scalars['ID']['input']>;
  idempotencyKey: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


export type MutationScheduleProductChangeArgs = {
  at: Scalars['String']['input'];
  changes: Array<ProductChangeInput>;
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  timeZone?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSendCustomerPasswordMailArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
};


export type MutationSetAppointmentTermsArgs = {
  idempotencyKey: Scalars['ID']['input'];
  method: Scalars['String']['input'];
  terms?: InputMaybe<AppointmentTermsInput>;
  version: Scalars['String']['input'];
  websiteId: Scalars['ID']['input'];
};


export type MutationSetCustomerDisabledArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  isDisabled: Scalars['Boolean']['input'];
  version: Scalars['String']['input'];
};


export type MutationSetCustomerGroupArgs = {
  group: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  version: Scalars['String']['input'];
};


export type MutationSetDishAvailabilityArgs = {
  idempotencyKey: Scalars['ID']['input'];
  isAvailable: Scalars['Boolean']['input'];
  locationId: Scalars['ID']['input'];
  productId: Scalars['ID']['input'];
};


export type MutationSetGroupOfCustomersArgs = {
  filters?: InputMaybe<Array<ListFilter>>;
  group: Scalars['String']['input'];
  idempotencyKey: Scalars['ID']['input'];
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSetLandmarksArgs = {
  idempotencyKey: Scalars['ID']['input'];
  landmarks: Array<LandmarkInput>;
  locationId: Scalars['ID']['input'];
};


export type MutationSetMessageStateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  state: MessageState;
  version: Scalars['String']['input'];
};


export type MutationSetSpecialHoursArgs = {
  day: Scalars['Date']['input'];
  idempotencyKey: Scalars['ID']['input'];
  locationId: Scalars['ID']['input'];
  spans: Array<OpeningSpanInput>;
};


export type MutationSetStateOfMessagesArgs = {
  filters?: InputMaybe<Array<ListFilter>>;
  idempotencyKey: Scalars['ID']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  state: MessageState;
};


export type MutationSettleRefundArgs = {
  idempotencyKey: Scalars['ID']['input'];
  isMade: Scalars['Boolean']['input'];
  operationId: Scalars['ID']['input'];
  reference: Scalars['String']['input'];
};


export type MutationShipOrderArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  shipment: ShipmentInput;
  version: Scalars['String']['input'];
};


export type MutationSignInArgs = {
  deviceToken?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  userAgent?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSignOutArgs = {
  idempotencyKey: Scalars['ID']['input'];
};


export type MutationStartPasskeyEnrolmentArgs = {
  idempotencyKey: Scalars['ID']['input'];
};


export type MutationStartPasskeySignInArgs = {
  challenge?: InputMaybe<Scalars['String']['input']>;
};


export type MutationStartTotpEnrolmentArgs = {
  idempotencyKey: Scalars['ID']['input'];
};


export type MutationSwitchPromotionArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  isActive: Scalars['Boolean']['input'];
  version: Scalars['String']['input'];
};


export type MutationTagOrderArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  tags: Array<Scalars['String']['input']>;
  version: Scalars['String']['input'];
};


export type MutationTestWebhookEndpointArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
};


export type MutationUndoBulkJobArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
};


export type MutationUndoProductChangeArgs = {
  entry: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
};


export type MutationUpdateCustomerArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  input: CustomerChanges;
  version: Scalars['String']['input'];
};


export type MutationUpdateMyAccountArgs = {
  idempotencyKey: Scalars['ID']['input'];
  input: MyAccountInput;
};


export type MutationUpdateReplyTemplateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  template: ReplyTemplateInput;
  version: Scalars['String']['input'];
};


export type MutationUpdateRoleArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  input: RoleInput;
  version: Scalars['String']['input'];
};


export type MutationUpdateStaffMemberArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  input: StaffMemberInput;
  version: Scalars['String']['input'];
};


export type MutationUploadPictureArgs = {
  idempotencyKey: Scalars['ID']['input'];
  picture: PictureInput;
};


export type MutationUseRecoveryCodeArgs = {
  challenge: Scalars['String']['input'];
  code: Scalars['String']['input'];
  userAgent?: InputMaybe<Scalars['String']['input']>;
};


export type MutationVerifyTotpArgs = {
  challenge: Scalars['String']['input'];
  code: Scalars['String']['input'];
  rememberDevice?: InputMaybe<Scalars['Boolean']['input']>;
  userAgent?: InputMaybe<Scalars['String']['input']>;
};


export type MutationVoidPaymentArgs = {
  idempotencyKey: Scalars['ID']['input'];
  paymentId: Scalars['ID']['input'];
};


export type MutationWithdrawActionArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
};


export type MutationWithdrawInvitationArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
};


export type MutationWriteToClosedSlotsArgs = {
  closureId: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  message: Scalars['String']['input'];
};

export type MyAccountInput = {
  language: Scalars['String']['input'];
  name: Scalars['String']['input'];
};

export type NewCustomer = {
  company?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  firstname: Scalars['String']['input'];
  /** Code; without it, what the company makes it. */
  group?: InputMaybe<Scalars['String']['input']>;
  /** Of a store view of the website, in which the customer is written to; that of its default one without it. */
  language?: InputMaybe<Scalars['String']['input']>;
  lastname: Scalars['String']['input'];
  siret?: InputMaybe<Scalars['String']['input']>;
  telephone?: InputMaybe<Scalars['String']['input']>;
  vatNumber?: InputMaybe<Scalars['String']['input']>;
  websiteId: Scalars['ID']['input'];
};

export type NewOrderFulfilmentInput = {
  /** Day and begin of a slot of the preview. */
  day?: InputMaybe<Scalars['Date']['input']>;
  locationId: Scalars['ID']['input'];
  method: FulfilmentMethod;
  time?: InputMaybe<Scalars['String']['input']>;
};

/**
 * An order that staff make. It belongs to the customer of the website with the e-mail address, with their prices, or to a
 * guest.
 */
export type NewOrderInput = {
  billingAddress?: InputMaybe<OrderAddressInput>;
  comment?: InputMaybe<Scalars['String']['input']>;
  couponCode?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  /** Where and when it is handed over, on a website with points of sale. */
  fulfilment?: InputMaybe<NewOrderFulfilmentInput>;
  /** Whether it is paid already, by transfer, cheque or in cash. */
  isPaid?: InputMaybe<Scalars['Boolean']['input']>;
  lines: Array<NewOrderLineInput>;
  /** Code of a payment method of the preview. */
  paymentMethod?: InputMaybe<Scalars['String']['input']>;
  /** Where it is sent; without it to the billing address. */
  shippingAddress?: InputMaybe<OrderAddressInput>;
  /** Code of a shipping method of the preview. */
  shippingMethod?: InputMaybe<Scalars['String']['input']>;
  storeViewId: Scalars['ID']['input'];
};

export type NewOrderLine = {
  name: Scalars['String']['output'];
  options: Array<Scalars['String']['output']>;
  quantity: Scalars['Int']['output'];
  rowTotal: Money;
  sku: Scalars['String']['output'];
  unitPrice: Money;
};

export type NewOrderLineInput = {
  enteredOptions?: InputMaybe<Array<NewOrderTextInput>>;
  /** Why it has another price. */
  priceReason?: InputMaybe<Scalars['String']['input']>;
  quantity: Scalars['Int']['input'];
  /** Uids of what is chosen of the product. */
  selectedOptions?: InputMaybe<Array<Scalars['ID']['input']>>;
  sku: Scalars['String']['input'];
  /** Price of one unit in place of the customer's, as the preview shows prices, in minor units; needs `prices.edit`. */
  unitPrice?: InputMaybe<Scalars['Int']['input']>;
};

export type NewOrderPaymentMethod = {
  code: Scalars['String']['output'];
  /** Whether the customer pays online, with a mailed link. */
  isOnline: Scalars['Boolean']['output'];
  title: Scalars['String']['output'];
};

export type NewOrderPreview = {
  lines: Array<NewOrderLine>;
  paymentMethods: Array<NewOrderPaymentMethod>;
  /** What prevents the order now, such as stock. */
  problems: Array<Scalars['String']['output']>;
  shippingMethods: Array<NewOrderShippingMethod>;
  /** Whether unit prices are shown with tax. */
  showsPricesWithTax: Scalars['Boolean']['output'];
  /** Slots of the point of sale that take one more order with these products, the earliest first. */
  slots: Array<NewOrderSlot>;
  /** With tax, and with the shipping method of the input. */
  total: Money;
};

export type NewOrderShippingMethod = {
  code: Scalars['String']['output'];
  price: Money;
  title: Scalars['String']['output'];
};

export type NewOrderSlot = {
  day: Scalars['Date']['output'];
  endTime: Scalars['String']['output'];
  fee: Money;
  /** Orders that it still takes. */
  left: Scalars['Int']['output'];
  time: Scalars['String']['output'];
};

export type NewOrderTextInput = {
  uid: Scalars['ID']['input'];
  value: Scalars['String']['input'];
};

export type NewProductInput = {
  /** Further values, as in `changeProducts`. */
  fields?: InputMaybe<Array<ProductFieldInput>>;
  /** In the default scope. */
  name: Scalars['String']['input'];
  sku: Scalars['String']['input'];
  type: CatalogueProductType;
  /** Makes it a variant of this configurable product. */
  variantOf?: InputMaybe<Scalars['ID']['input']>;
  /** Codes of the websites that sell it. */
  websites: Array<Scalars['String']['input']>;
};

export type NewSession = {
  /** For a device that was to be remembered; `signIn` takes it. */
  deviceToken?: Maybe<Scalars['String']['output']>;
  deviceTokenExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  expiresAt: Scalars['DateTime']['output'];
  /** The bearer token of the session: `Authorization: Bearer TOKEN`. */
  token: Scalars['String']['output'];
};

export type NewsletterSubscriber = {
  changedAt: Scalars['DateTime']['output'];
  /** The account with that e-mail. */
  customerId?: Maybe<Scalars['ID']['output']>;
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Language of its mails. */
  language: Scalars['String']['output'];
  /** `subscribed`, `unsubscribed`, `not_active` or `unconfirmed`. */
  status: Scalars['String']['output'];
  websiteId: Scalars['ID']['output'];
};

export type NewsletterSubscriberConnection = {
  nodes: Array<NewsletterSubscriber>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

/** Local times, `HH:mm`; `closes` is 24:00 at the latest. */
export type OpeningSpan = {
  closes: Scalars['String']['output'];
  opens: Scalars['String']['output'];
};

export type OpeningSpanInput = {
  closes: Scalars['String']['input'];
  opens: Scalars['String']['input'];
};

/** An order with everything that the staff needs to work on it. */
export type Order = {
  /** What the state of the order allows the person to do. */
  actions: OrderActions;
  appointment?: Maybe<OrderAppointment>;
  /** The windows that the order can be given; empty where its shipping method has no appointments, and once it is over. */
  appointmentWindows: Array<AppointmentWindow>;
  assignee?: Maybe<OrderAssignee>;
  billingAddress?: Maybe<OrderAddress>;
  /** What the customer wrote. */
  comment?: Maybe<Scalars['String']['output']>;
  customer: OrderCustomer;
  customerKind: OrderCustomerKind;
  /** The status as the customer reads it, in the language of the person. */
  customerStatus: Scalars['String']['output'];
  /** Sets of cutlery that come with the food. */
  cutlery: Scalars['Int']['output'];
  deliveryComment?: Maybe<Scalars['String']['output']>;
  /** Day that was promised when the order was placed. */
  deliveryDate?: Maybe<Scalars['Date']['output']>;
  documents: Array<OrderDocument>;
  fulfilment?: Maybe<OrderFulfilment>;
  id: Scalars['ID']['output'];
  /** Language of its mails and documents, BCP 47. */
  language: Scalars['String']['output'];
  lines: Array<OrderLine>;
  number: Scalars['String']['output'];
  /** Still to be paid of an order that was paid before its lines were edited. */
  outstanding: Money;
  payment: OrderPaymentStatus;
  /** When it is cancelled unless it is paid. */
  paymentExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  paymentTitle: Scalars['String']['output'];
  placedAt: Scalars['DateTime']['output'];
  preparation: OrderPreparation;
  purchaseOrderNumber?: Maybe<Scalars['String']['output']>;
  shipments: Array<OrderShipment>;
  shippingAddress?: Maybe<OrderAddress>;
  shippingTitle?: Maybe<Scalars['String']['output']>;
  /** Whether prices of lines are shown with tax. */
  showsPricesWithTax: Scalars['Boolean']['output'];
  /** Code of the status that the customer's label follows. */
  status: Scalars['String']['output'];
  storeViewId: Scalars['ID']['output'];
  tags: Array<Scalars['String']['output']>;
  /** What happened, the newest first. */
  timeline: Array<OrderTimelineEntry>;
  totals: OrderTotals;
  /** Give it back with a change. */
  version: Scalars['String']['output'];
  /** Code of the website. */
  website: Scalars['String']['output'];
  websiteId: Scalars['ID']['output'];
  websiteName: Scalars['String']['output'];
  work: OrderWork;
};

/** Whether each deed is possible now, for this person. */
export type OrderActions = {
  cancel: Scalars['Boolean']['output'];
  confirm: Scalars['Boolean']['output'];
  deliver: Scalars['Boolean']['output'];
  editAddress: Scalars['Boolean']['output'];
  editLines: Scalars['Boolean']['output'];
  hold: Scalars['Boolean']['output'];
  invoice: Scalars['Boolean']['output'];
  markPaid: Scalars['Boolean']['output'];
  message: Scalars['Boolean']['output'];
  prepare: Scalars['Boolean']['output'];
  release: Scalars['Boolean']['output'];
  ship: Scalars['Boolean']['output'];
};

export type OrderAddress = {
  city: Scalars['String']['output'];
  company?: Maybe<Scalars['String']['output']>;
  country: Scalars['String']['output'];
  countryCode: Scalars['String']['output'];
  /** Door code, floor and instructions for the courier. */
  delivery: Array<Scalars['String']['output']>;
  firstname: Scalars['String']['output'];
  kind: OrderAddressKind;
  lastname: Scalars['String']['output'];
  postcode?: Maybe<Scalars['String']['output']>;
  region?: Maybe<Scalars['String']['output']>;
  street: Array<Scalars['String']['output']>;
  telephone?: Maybe<Scalars['String']['output']>;
  vatNumber?: Maybe<Scalars['String']['output']>;
};

export type OrderAddressInput = {
  city: Scalars['String']['input'];
  company?: InputMaybe<Scalars['String']['input']>;
  countryCode: Scalars['String']['input'];
  firstname: Scalars['String']['input'];
  lastname: Scalars['String']['input'];
  postcode?: InputMaybe<Scalars['String']['input']>;
  street: Array<Scalars['String']['input']>;
  telephone?: InputMaybe<Scalars['String']['input']>;
};

export type OrderAddressKind =
  | 'BILLING'
  | 'SHIPPING';

/** When an order is delivered by appointment, local to its website. */
export type OrderAppointment = {
  day: Scalars['Date']['output'];
  endTime: Scalars['String']['output'];
  /** HH:mm */
  time: Scalars['String']['output'];
};

export type OrderAssignee = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type OrderConnection = {
  nodes: Array<OrderSummary>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

/** The customer of an order; sums are without tax. */
export type OrderCustomer = {
  company?: Maybe<Scalars['String']['output']>;
  email: Scalars['String']['output'];
  firstOrderAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null for a guest. */
  id?: Maybe<Scalars['ID']['output']>;
  name: Scalars['String']['output'];
  /** Orders with this account or address, without cancelled ones. */
  orderCount: Scalars['Int']['output'];
  orderTotal: Money;
  telephone?: Maybe<Scalars['String']['output']>;
  /** Orders that are confirmed and not paid. */
  unpaidCount: Scalars['Int']['output'];
  vatNumber?: Maybe<Scalars['String']['output']>;
};

export type OrderCustomerKind =
  | 'B2B'
  | 'B2C';

export type OrderDiscount = {
  amount: Money;
  code?: Maybe<Scalars['String']['output']>;
  label: Scalars['String']['output'];
};

export type OrderDocument = {
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  kind: OrderDocumentKind;
  number: Scalars['String']['output'];
  total: Money;
};

export type OrderDocumentKind =
  | 'CREDIT_NOTE'
  | 'INVOICE';

/** Lines that are left out stay as they are. */
export type OrderEditInput = {
  /** Products at the price that the customer has today, or at another one. */
  added?: InputMaybe<Array<NewOrderLineInput>>;
  /** Total that the person saw; the edit is refused when it would be another one. */
  expectedTotal?: InputMaybe<MoneyInput>;
  lines?: InputMaybe<Array<OrderEditLineInput>>;
  /** To the customer, in their language. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** Mails a link where something is left to pay online; otherwise it is only noted as to be paid. */
  sendsPaymentLink?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A line before and after; one that is added has no id. */
export type OrderEditLine = {
  discountAfter: Money;
  discountBefore: Money;
  id?: Maybe<Scalars['ID']['output']>;
  /** Whether it cannot change, since it is refunded or cancelled in part. */
  isLocked: Scalars['Boolean']['output'];
  /** Units that are shipped, and stay. */
  least: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  options: Array<Scalars['String']['output']>;
  quantityAfter: Scalars['Int']['output'];
  quantityBefore: Scalars['Int']['output'];
  rowAfter: Money;
  /** Before discount, as the order shows prices. */
  rowBefore: Money;
  sku: Scalars['String']['output'];
  unitPrice: Money;
};

export type OrderEditLineInput = {
  lineId: Scalars['ID']['input'];
  /** Why it has another price. */
  priceReason?: InputMaybe<Scalars['String']['input']>;
  /** Units that the line has afterwards; 0 removes it. */
  quantity: Scalars['Int']['input'];
  /**
   * Price of one unit in place of the one that it has, as the order shows prices, in minor units; needs `prices.edit`. No
   * promotion takes anything off it. The price that was agreed brings its discounts back.
   */
  unitPrice?: InputMaybe<Scalars['Int']['input']>;
};

export type OrderEditPreview = {
  after: OrderEditTotals;
  before: OrderEditTotals;
  /** Of it, what staff give back by hand. */
  byHand: Money;
  /** Total of the credit note about what is taken away; null without one. */
  creditNote?: Maybe<Money>;
  /** Total of the further invoice about what is added; null without one. */
  invoice?: Maybe<Money>;
  /** Whether what is left can be paid online, with a mailed link. */
  isPaidOnline: Scalars['Boolean']['output'];
  lines: Array<OrderEditLine>;
  /** What prevents the edit now, such as stock. */
  problems: Array<Scalars['String']['output']>;
  /** Left for the customer to pay, of an order that was paid the rest. */
  toPay: Money;
  /** Given back. */
  toRefund: Money;
};

export type OrderEditTotals = {
  discount: Money;
  shipping: Money;
  /** As the order shows prices, before discount. */
  subtotal: Money;
  tax: Money;
  /** An edit keeps it. */
  tip: Money;
  total: Money;
};

/** Where and when an order is picked up or delivered; day and times are those of the point of sale. */
export type OrderFulfilment = {
  day: Scalars['Date']['output'];
  endTime: Scalars['String']['output'];
  location: Scalars['String']['output'];
  method: OrderFulfilmentMethod;
  startsAt: Scalars['DateTime']['output'];
  time: Scalars['String']['output'];
};

/** How an order of a point of sale reaches its customer. */
export type OrderFulfilmentMethod =
  | 'DELIVERY'
  | 'PICKUP';

export type OrderLine = {
  discount: Money;
  giftMessage?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Whether it is sent or handed over; a service or a download is not. */
  isShippable: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** Selected options, and parts of a bundle, as text. */
  options: Array<Scalars['String']['output']>;
  /** Path of the picture on the API. */
  picture?: Maybe<Scalars['String']['output']>;
  quantity: Scalars['Int']['output'];
  quantityCanceled: Scalars['Int']['output'];
  /** What is left to ship. */
  quantityLeft: Scalars['Int']['output'];
  quantityRefunded: Scalars['Int']['output'];
  quantityShipped: Scalars['Int']['output'];
  rowTotal: Money;
  sku: Scalars['String']['output'];
  /** Units in stock now; null where stock is not counted. */
  stock?: Maybe<Scalars['Int']['output']>;
  unitPrice: Money;
};

/** The money of an order. */
export type OrderMoney = {
  /** What the shop still waits for. */
  due: Money;
  isPaid: Scalars['Boolean']['output'];
  /** Whether the order's state allows refunds. */
  isRefundable: Scalars['Boolean']['output'];
  /** Language of the customer. */
  language: Scalars['String']['output'];
  /** Of the total, after the credit notes. */
  left: Money;
  lines: Array<RefundableLine>;
  number: Scalars['String']['output'];
  /** What was asked of the payments, the newest first. */
  operations: Array<PaymentOperation>;
  orderId: Scalars['ID']['output'];
  payments: Array<OrderPayment>;
  /** The most that the person who asks may refund of an order; null without limit. */
  refundLimit?: Maybe<Money>;
  /** Sum of the credit notes. */
  refunded: Money;
  shipping?: Maybe<RefundableShipping>;
  /** Null without a tip. */
  tip?: Maybe<RefundableTip>;
  total: Money;
  /** Give it back with a change. */
  version: Scalars['String']['output'];
  /** Paid in meal vouchers, which are not refunded in money. */
  vouchers: Money;
};

export type OrderMoneyPayload = {
  money: OrderMoney;
};

export type OrderPayload = {
  order: Order;
};

export type OrderPayment = {
  amount: Money;
  /** Whether it waits for the shop's approval, so that it can be captured or voided. */
  awaitsApproval: Scalars['Boolean']['output'];
  /** Brand of the card, as the provider names it. */
  brand?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** Whether the provider can be asked for its state. */
  isReachable: Scalars['Boolean']['output'];
  method: Scalars['String']['output'];
  /** What staff noted of a payment that the shop received itself. */
  note?: Maybe<Scalars['String']['output']>;
  /** The provider's identifier of the transaction. */
  reference?: Maybe<Scalars['String']['output']>;
  /** Of refunds that were not refused. */
  refunded: Money;
  state: PaymentState;
};

/** The payment of an order, as the staff tells it apart. */
export type OrderPaymentStatus =
  | 'AWAITED'
  | 'CANCELED'
  /** It differs from the order, or was made twice or too late. */
  | 'ISSUE'
  /** Nothing is or was due. */
  | 'NONE'
  | 'PAID'
  | 'REFUNDED'
  | 'REFUSED'
  /** The bank reviews it. */
  | 'TO_CHECK'
  | 'TRANSFER_AWAITED';

/** How far the staff has prepared an order. */
export type OrderPreparation =
  | 'HANDED_OVER'
  | 'NEW'
  | 'PREPARING'
  | 'READY';

export type OrderProduct = {
  /** Whether something has to be chosen. */
  hasOptions: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  sku: Scalars['String']['output'];
  /** Units in stock; null where stock is not counted. */
  stock?: Maybe<Scalars['Int']['output']>;
};

export type OrderProductOption = {
  isRequired: Scalars['Boolean']['output'];
  kind: OrderProductOptionKind;
  title: Scalars['String']['output'];
  /** Of a text; the values of others have their own. */
  uid: Scalars['ID']['output'];
  values: Array<OrderProductOptionValue>;
};

export type OrderProductOptionKind =
  | 'ONE'
  | 'SEVERAL'
  | 'TEXT';

export type OrderProductOptionValue = {
  isDefault: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
  uid: Scalars['ID']['output'];
};

export type OrderShipment = {
  carrier?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  deliveredOn?: Maybe<Scalars['Date']['output']>;
  id: Scalars['ID']['output'];
  lines: Array<OrderShipmentLine>;
  number: Scalars['String']['output'];
  trackingNumber?: Maybe<Scalars['String']['output']>;
  trackingUrl?: Maybe<Scalars['String']['output']>;
};

export type OrderShipmentLine = {
  lineId: Scalars['ID']['output'];
  quantity: Scalars['Int']['output'];
};

/** An order in a list. */
export type OrderSummary = {
  /** Begin of the appointment for its delivery. */
  appointment?: Maybe<Scalars['DateTime']['output']>;
  assignee?: Maybe<Scalars['String']['output']>;
  city?: Maybe<Scalars['String']['output']>;
  company?: Maybe<Scalars['String']['output']>;
  /** Names of the first lines. */
  content?: Maybe<Scalars['String']['output']>;
  customerKind: OrderCustomerKind;
  customerName: Scalars['String']['output'];
  deliveryDate?: Maybe<Scalars['Date']['output']>;
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  lineCount: Scalars['Int']['output'];
  location?: Maybe<Scalars['String']['output']>;
  method?: Maybe<OrderFulfilmentMethod>;
  number: Scalars['String']['output'];
  payment: OrderPaymentStatus;
  placedAt: Scalars['DateTime']['output'];
  /** Lines with something to ship, and those of which everything is shipped. */
  shippableLines: Scalars['Int']['output'];
  shippedLines: Scalars['Int']['output'];
  /** Begin of its time slot. */
  slot?: Maybe<Scalars['DateTime']['output']>;
  status: Scalars['String']['output'];
  tags: Array<Scalars['String']['output']>;
  total: Money;
  unitCount: Scalars['Int']['output'];
  version: Scalars['String']['output'];
  /** Code of the website. */
  website: Scalars['String']['output'];
  work: OrderWork;
};

export type OrderTax = {
  amount: Money;
  base: Money;
  title: Scalars['String']['output'];
};

export type OrderTimelineEntry = {
  /** The member of staff; null for the customer and for jobs. */
  actor?: Maybe<Scalars['String']['output']>;
  at: Scalars['DateTime']['output'];
  /** What happened, by kind: the code of an event or change, the kind of a mail. */
  code: Scalars['String']['output'];
  /** Unique within the order. */
  id: Scalars['ID']['output'];
  /** Whether the person may delete the note, take the action back, or send the mail again. */
  isOwn: Scalars['Boolean']['output'];
  kind: OrderTimelineKind;
  /** Numbers, states and texts that belong to it. */
  values: Scalars['JSON']['output'];
};

export type OrderTimelineKind =
  | 'CHANGE'
  | 'EVENT'
  | 'MAIL'
  | 'NOTE'
  | 'PENDING';

export type OrderTotals = {
  /** Credited by credit notes. */
  credited: Money;
  discounts: Array<OrderDiscount>;
  shipping: Money;
  subtotal: Money;
  taxes: Array<OrderTax>;
  /** Part of the total, without tax; 0 without a tip. */
  tip: Money;
  total: Money;
  /** Paid in meal vouchers. */
  vouchers: Money;
};

/** The work on an order: its preparation while it is confirmed and not shipped, else what stops or ended it. */
export type OrderWork =
  | 'CANCELED'
  | 'CLOSED'
  | 'HANDED_OVER'
  | 'NEW'
  | 'ON_HOLD'
  | 'PART_SHIPPED'
  | 'PREPARING'
  | 'READY'
  | 'SHIPPED'
  /** For its payment. */
  | 'WAITING';

/** An appointment that does not fit the terms, but stays. */
export type OutsideAppointment = {
  /** Null for who may not see orders. */
  customer?: Maybe<Scalars['String']['output']>;
  endsAt: Scalars['DateTime']['output'];
  number: Scalars['String']['output'];
  reason: OutsideReason;
  startsAt: Scalars['DateTime']['output'];
};

export type OutsideReason =
  /** The window takes fewer. */
  | 'CAPACITY'
  /** Its day is closed. */
  | 'CLOSED'
  /** There is no such window. */
  | 'WINDOW';

export type PageInfo = {
  /** Give it as `after` to read on; null at the end. */
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
};

export type Passkey = {
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
};

/** A ceremony of WebAuthn. */
export type PasskeyCeremony = {
  /** Belongs to the second call of the ceremony; valid for 10 minutes. */
  ceremony: Scalars['String']['output'];
  /** PublicKeyCredentialRequestOptions or PublicKeyCredentialCreationOptions in their JSON form. */
  options: Scalars['JSON']['output'];
};

export type PasskeyCeremonyPayload = {
  ceremony: PasskeyCeremony;
};

export type PaymentIssue = {
  /** As the provider reports it; null without a known amount. */
  amount?: Maybe<Money>;
  /** Whether the order waits until it is released. */
  blocksOrder: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  detail: Scalars['String']['output'];
  /** What the order costs the customer at the provider. */
  due: Money;
  id: Scalars['ID']['output'];
  kind: PaymentIssueKind;
  note?: Maybe<Scalars['String']['output']>;
  orderNumber: Scalars['String']['output'];
  orderStatus: Scalars['String']['output'];
  resolvedAt?: Maybe<Scalars['DateTime']['output']>;
  resolvedBy?: Maybe<Scalars['String']['output']>;
  transaction: Scalars['String']['output'];
  website: Scalars['String']['output'];
};

export type PaymentIssueConnection = {
  nodes: Array<PaymentIssue>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type PaymentIssueKind =
  | 'AMOUNT_MISMATCH'
  | 'DUPLICATE_PAYMENT'
  | 'PAID_AFTER_CANCELLATION'
  | 'REFUND_REFUSED'
  | 'REVERSED_AFTER_PAYMENT'
  | 'SUSPECTED_FRAUD'
  | 'UNKNOWN_STATUS';

export type PaymentIssuePayload = {
  issue: PaymentIssue;
};

/** Something that the shop asked of a payment. */
export type PaymentOperation = {
  amount: Money;
  byHand: Scalars['Boolean']['output'];
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why it was refused or is not known yet, as the provider says it. */
  detail?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Whether a later operation repeats this refused one. */
  isRepeated: Scalars['Boolean']['output'];
  kind: PaymentOperationKind;
  /** The provider's, or what staff noted. */
  reference?: Maybe<Scalars['String']['output']>;
  requestedAt: Scalars['DateTime']['output'];
  state: PaymentOperationState;
};

export type PaymentOperationKind =
  | 'CAPTURE'
  | 'REFUND'
  | 'STATUS'
  | 'VOID';

export type PaymentOperationState =
  | 'ACCEPTED'
  | 'REFUSED'
  /** Not sent yet, or to be done by hand. */
  | 'REQUESTED'
  /** Sent, and the answer is missing; it is looked up until it is known. */
  | 'UNKNOWN';

export type PaymentState =
  | 'CANCELLED'
  | 'PAID'
  /** The provider or the shop has to decide. */
  | 'PENDING'
  | 'REFUSED'
  /** Its form is open. */
  | 'WAITING';

/** Something that leaves the shop (a mail, a refund, a document) and waits, so that it can be taken back. */
export type PendingAction = {
  /** Who asked for it. */
  actor: Scalars['String']['output'];
  /** Whether the person who asks may take it back. */
  canWithdraw: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** When it happens. */
  dueAt: Scalars['DateTime']['output'];
  entityId: Scalars['ID']['output'];
  entityLabel: Scalars['String']['output'];
  entityType: Scalars['String']['output'];
  /** Why it failed. */
  error?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** What happens, such as `order.ship`. */
  kind: Scalars['String']['output'];
  /** What it made, such as numbers of documents, by kind. */
  result?: Maybe<Scalars['JSON']['output']>;
  state: PendingActionState;
  /** What people read before it happens, by kind. */
  summary: Scalars['JSON']['output'];
};

export type PendingActionPayload = {
  action: PendingAction;
};

export type PendingActionState =
  /** Failed, and a person has seen it. */
  | 'DISMISSED'
  | 'DONE'
  | 'FAILED'
  | 'WAITING'
  | 'WITHDRAWN';

export type PictureInput = {
  /** JPEG, PNG, WebP or AVIF in base64; at most 3 MB. */
  content: Scalars['String']['input'];
  /** The name of its file, which others see in its address. */
  name: Scalars['String']['input'];
};

export type PicturePayload = {
  picture: CataloguePicture;
};

export type PlacesInput = {
  /** Null for whole websites. */
  locationIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Null for all. */
  websiteIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** A place where orders are made and handed over. */
export type PointOfSale = {
  code: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  methods: Array<FulfilmentMethod>;
  /** IANA time zone, such as `Europe/Paris`. */
  timeZone: Scalars['String']['output'];
  title: Scalars['String']['output'];
  websiteId: Scalars['ID']['output'];
};

/** A price on a day; null without one. */
export type PreviewedPrice = {
  after?: Maybe<Money>;
  before?: Maybe<Money>;
  day: Scalars['Date']['output'];
};

/** What makes the price of a product on a website. Amounts include tax where the prices of the website do. */
export type PriceExplanation = {
  currency: Scalars['String']['output'];
  day: Scalars['Date']['output'];
  /** Null is everybody. */
  group?: Maybe<Scalars['String']['output']>;
  parts: Array<PricePart>;
  pricesIncludeTax: Scalars['Boolean']['output'];
  quantity: Scalars['Int']['output'];
  websiteId: Scalars['ID']['output'];
};

/** The prices of a product, those that the person may see. */
export type PriceList = {
  /** By website and currency, its own first. */
  base: Array<BasePrice>;
  /** Codes of the customer groups that may have prices of their own. */
  customerGroups: Array<Scalars['String']['output']>;
  /** False for products whose prices are those of their variants or items. */
  hasOwnPrices: Scalars['Boolean']['output'];
  /** Id of the product. */
  id: Scalars['ID']['output'];
  /** The products whose prices make its own, for a product without prices of its own. */
  parts: Array<PricedPart>;
  productName: Scalars['String']['output'];
  scheduled: Array<ScheduledPrice>;
  sku: Scalars['String']['output'];
  tiers: Array<TierPrice>;
  version: Scalars['String']['output'];
};

/** A change of the prices of a product. */
export type PriceListPayload = {
  priceList: PriceList;
};

/** What makes the price of a product, or of one of its variants, items or bundle options. */
export type PricePart = {
  /** Null without a price. */
  final?: Maybe<Money>;
  finalExclTax?: Maybe<Money>;
  finalInclTax?: Maybe<Money>;
  name: Scalars['String']['output'];
  /** Days on which the base price changes, until the asked day. */
  scheduledFrom: Array<Scalars['Date']['output']>;
  sku: Scalars['String']['output'];
  /** Empty without a price. */
  steps: Array<PriceStep>;
  /** In basis points. */
  taxRate?: Maybe<Scalars['Int']['output']>;
};

/**
 * What shoppers of a website pay for one unit in a currency before and after a change that is not saved. There is a row for each
 * customer group and quantity that has a price of its own, and in it a price for each of `days`.
 */
export type PricePreview = {
  currency: Scalars['String']['output'];
  /** Today and the later days on which a price begins or ends. */
  days: Array<Scalars['Date']['output']>;
  rows: Array<PricePreviewRow>;
  websiteId: Scalars['ID']['output'];
};

/** What one customer group pays from a quantity on. */
export type PricePreviewRow = {
  /** Null is everybody. */
  group?: Maybe<Scalars['String']['output']>;
  /** Whether the group sees prices with tax. */
  includesTax: Scalars['Boolean']['output'];
  prices: Array<PreviewedPrice>;
  quantity: Scalars['Int']['output'];
};

/** A price that a product has; the lowest that counts is final. */
export type PriceStep = {
  amount: Money;
  /** Of a special price and of a promotion. */
  firstDay?: Maybe<Scalars['Date']['output']>;
  /** Of a tier price: null is everybody. */
  group?: Maybe<Scalars['String']['output']>;
  kind: PriceStepKind;
  lastDay?: Maybe<Scalars['Date']['output']>;
  /** Of a tier price, in basis points. */
  percentOff?: Maybe<Scalars['Int']['output']>;
  promotionId?: Maybe<Scalars['ID']['output']>;
  promotionName?: Maybe<Scalars['String']['output']>;
  /** Of a tier price. */
  quantity?: Maybe<Scalars['Int']['output']>;
  result: PriceStepResult;
};

/** What a price of a product is. */
export type PriceStepKind =
  | 'BASE'
  /** After a promotion of the catalogue. */
  | 'PROMOTION'
  | 'SPECIAL'
  | 'TIER';

/** Whether a price counts, or why it does not. */
export type PriceStepResult =
  | 'CONDITION'
  | 'COUNTS'
  /** It is not lower than the base price. */
  | 'NOT_LOWER'
  | 'NOT_YET'
  | 'OTHER_GROUP'
  | 'OVER'
  /** It needs more units. */
  | 'QUANTITY'
  /** A promotion before it was the last. */
  | 'STOPPED';

/** A product whose price is a part of that of another one. */
export type PricedPart = {
  name: Scalars['String']['output'];
  sku: Scalars['String']['output'];
};

/** A rule that applies: `percent` in basis points off, `amount` off, or down `to_amount`. */
export type PricingRule = {
  name: Scalars['String']['output'];
  type: Scalars['String']['output'];
  value: Scalars['Int']['output'];
};

export type ProductAlert = {
  createdAt: Scalars['DateTime']['output'];
  /** The account with that e-mail. */
  customerId?: Maybe<Scalars['ID']['output']>;
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  kind: ProductAlertKind;
  /** BCP 47 code of the language of the mail. */
  language: Scalars['String']['output'];
  product: Scalars['String']['output'];
  productId: Scalars['ID']['output'];
  sku: Scalars['String']['output'];
  websiteId: Scalars['ID']['output'];
};

export type ProductAlertConnection = {
  nodes: Array<ProductAlert>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type ProductAlertKind =
  | 'PRICE'
  | 'STOCK';

/** Values of one product to set; see `CatalogueProduct.fields` for their keys. */
export type ProductChangeInput = {
  fields: Array<ProductFieldInput>;
  id: Scalars['ID']['input'];
  /** The version that the change is based on. Somebody else's change of the same field since is a conflict. */
  version?: InputMaybe<Scalars['String']['input']>;
};

export type ProductDraft = {
  /** A list of ProductChangeInput. */
  changes: Scalars['JSON']['output'];
  /** When it was last changed, as the client said. */
  editedAt: Scalars['DateTime']['output'];
};

export type ProductDraftPayload = {
  /** Null once it is put away. */
  draft?: Maybe<ProductDraft>;
};

export type ProductFieldInput = {
  field: Scalars['String']['input'];
  /** The value that the change is based on: another one that is stored now is a conflict, whoever stored it. */
  from?: InputMaybe<Scalars['JSON']['input']>;
  /** Null takes a value away. */
  value?: InputMaybe<Scalars['JSON']['input']>;
};

export type ProductHistoryEntry = {
  /** `product.change`, `product.create`, `product.duplicate`, `product.undo`. */
  action: Scalars['String']['output'];
  actor: Scalars['String']['output'];
  after?: Maybe<Scalars['JSON']['output']>;
  at: Scalars['DateTime']['output'];
  before?: Maybe<Scalars['JSON']['output']>;
  id: Scalars['ID']['output'];
  /** How many products were changed together. */
  products: Scalars['Int']['output'];
};

export type ProductPayload = {
  product: CatalogueProduct;
};

/** A product before and after a promotion of the catalogue that is not saved yet. */
export type ProductPricePreview = {
  after: Money;
  before: Money;
  name: Scalars['String']['output'];
  sku: Scalars['String']['output'];
};

/**
 * What the price for everybody follows from, at one unit, in minor units and the tax base of the website. The price is the lowest of
 * the base price, the special price within its days, `lowestTier`, and the base price after `rules`, one after the other.
 */
export type ProductPricing = {
  currency: Scalars['String']['output'];
  /** Today, in the time zone of the shop. */
  day: Scalars['Date']['output'];
  /** Whether prices include tax. */
  includesTax: Scalars['Boolean']['output'];
  /** The lowest price of the last 30 days. */
  lowestRecent?: Maybe<Scalars['Int']['output']>;
  /** The lowest price of one unit for everybody among the tier prices. */
  lowestTier?: Maybe<Scalars['Int']['output']>;
  /** What is paid now, with tax. */
  paid: Scalars['Int']['output'];
  rules: Array<PricingRule>;
  /** In basis points, at home. */
  taxRate: Scalars['Int']['output'];
};

export type ProfessionalDecision =
  | 'CONFIRMED'
  | 'REFUSED';

/** Whether the shop accepts an account as that of a company. */
export type ProfessionalState =
  | 'CONFIRMED'
  | 'REFUSED'
  | 'WAITING';

/** A rule that takes something off carts or lowers prices of products. */
export type Promotion = {
  /** What it does: an object with `type` and what that type needs; amounts in minor units of the website's currency. */
  action: Scalars['JSON']['output'];
  /** Whether it can be deleted: no order used it, and no price followed from it. */
  canDelete: Scalars['Boolean']['output'];
  /** Identifies it in files; null for a promotion of the catalogue, which its name identifies. */
  code?: Maybe<Scalars['String']['output']>;
  /** The tree of conditions, as `promotionVocabulary` describes it; null applies to every cart or product. */
  condition?: Maybe<Scalars['JSON']['output']>;
  /** Batches of coupons that are or were generated, newest first. */
  couponBatches: Array<CouponBatch>;
  /** Its only coupon; null without one and with several. */
  couponCode?: Maybe<Scalars['String']['output']>;
  couponCount: Scalars['Int']['output'];
  /** What it took off these orders. Null for the catalogue. */
  discounted?: Maybe<Money>;
  /** It applies until just before; null without an end. For the catalogue the end of its last day. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Of the promotions with the same group, only the one that takes off most applies. */
  group?: Maybe<Scalars['String']['output']>;
  /** Codes of customer groups, for promotions of the catalogue; null is everybody. */
  groups?: Maybe<Array<Scalars['String']['output']>>;
  id: Scalars['ID']['output'];
  isActive: Scalars['Boolean']['output'];
  /** It applies only alone, when it takes off more than all others together. */
  isExclusive: Scalars['Boolean']['output'];
  kind: PromotionKind;
  /** What shoppers read, by language. */
  labels: Scalars['JSON']['output'];
  /** What it may take off in all; null without limit. */
  maxAmount?: Maybe<Money>;
  /** Orders that may use it; null without limit. */
  maxUses?: Maybe<Scalars['Int']['output']>;
  /** For the shop. */
  name: Scalars['String']['output'];
  /** It applies only with one of its coupons. */
  needsCoupon: Scalars['Boolean']['output'];
  /** Promotions apply in this order, lowest first. */
  priority: Scalars['Int']['output'];
  /** What uses were made of it, newest first; the 50 newest. */
  recentUses: Array<PromotionUse>;
  /** It applies from this instant on; null without a beginning. For the catalogue that of its first day. */
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  state: PromotionState;
  /** No promotion after it applies once it did. */
  stopsFurtherRules: Scalars['Boolean']['output'];
  /** Orders that used it; cancelled ones do not count. Null for the catalogue. */
  uses?: Maybe<Scalars['Int']['output']>;
  /** Orders of one customer that may use it; null without limit. */
  usesPerCustomer?: Maybe<Scalars['Int']['output']>;
  version: Scalars['String']['output'];
  websiteId: Scalars['ID']['output'];
};

/** A page of promotions. */
export type PromotionConnection = {
  nodes: Array<Promotion>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

/** What a promotion is to be; what is absent stays, or is the usual value of a new one. */
export type PromotionInput = {
  action?: InputMaybe<Scalars['JSON']['input']>;
  code?: InputMaybe<Scalars['String']['input']>;
  condition?: InputMaybe<Scalars['JSON']['input']>;
  /** The one code of the promotion; adds or renames its coupon. */
  couponCode?: InputMaybe<Scalars['String']['input']>;
  endsAt?: InputMaybe<Scalars['DateTime']['input']>;
  group?: InputMaybe<Scalars['String']['input']>;
  groups?: InputMaybe<Array<Scalars['String']['input']>>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  isExclusive?: InputMaybe<Scalars['Boolean']['input']>;
  labels?: InputMaybe<Scalars['JSON']['input']>;
  /** In minor units of the website's currency. */
  maxAmount?: InputMaybe<Scalars['Int']['input']>;
  maxUses?: InputMaybe<Scalars['Int']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  needsCoupon?: InputMaybe<Scalars['Boolean']['input']>;
  priority?: InputMaybe<Scalars['Int']['input']>;
  startsAt?: InputMaybe<Scalars['DateTime']['input']>;
  stopsFurtherRules?: InputMaybe<Scalars['Boolean']['input']>;
  usesPerCustomer?: InputMaybe<Scalars['Int']['input']>;
};

/** Where a promotion takes effect. */
export type PromotionKind =
  /** It takes something off a cart, by itself or with a coupon. */
  | 'CART'
  /** It lowers prices of products wherever they are shown. */
  | 'CATALOGUE';

/** A change of a promotion. */
export type PromotionPayload = {
  promotion: Promotion;
};

/** What a promotion that is not saved yet would do to a cart. */
export type PromotionPreview = {
  after: CartExplanation;
  before: CartExplanation;
  /** What becomes of the tried promotion. */
  step: PromotionStep;
};

/** Why a promotion did not apply, or that it did. */
export type PromotionResult =
  | 'APPLIED'
  | 'BETTER_ALONE'
  | 'BETTER_IN_GROUP'
  | 'BETTER_TOGETHER'
  | 'CONDITION'
  | 'EXPIRED'
  | 'NOT_YET'
  | 'NO_COUPON'
  | 'NO_EFFECT'
  | 'OVER_BUDGET'
  | 'STOPPED'
  | 'USED_BY_CUSTOMER'
  | 'USED_UP';

/** What a promotion does now. */
export type PromotionState =
  /** Its last day is over. */
  | 'ENDED'
  /** It is switched off. */
  | 'OFF'
  | 'RUNNING'
  /** It begins later. */
  | 'SCHEDULED'
  /** Its budget of uses or amounts is spent. */
  | 'USED_UP';

/** What became of a promotion on a cart. */
export type PromotionStep = {
  byLine: Array<LineDiscount>;
  code: Scalars['String']['output'];
  discount: Money;
  freesShipping: Scalars['Boolean']['output'];
  giftQuantity?: Maybe<Scalars['Int']['output']>;
  /** SKU of a product that it gives. */
  giftSku?: Maybe<Scalars['String']['output']>;
  /** What the cart lacks of its subtotal, where that alone is enough. */
  missingAmount?: Maybe<Money>;
  /** What the cart lacks of its units, where that alone is enough. */
  missingQuantity?: Maybe<Scalars['Int']['output']>;
  name: Scalars['String']['output'];
  /** Null for a promotion that is not saved. */
  promotionId?: Maybe<Scalars['ID']['output']>;
  result: PromotionResult;
  unmet: Array<UnmetCondition>;
};

/** An order that used a promotion. */
export type PromotionUse = {
  amount: Money;
  couponCode?: Maybe<Scalars['String']['output']>;
  /** The order was cancelled, which gave its use back. */
  isCancelled: Scalars['Boolean']['output'];
  orderId: Scalars['ID']['output'];
  orderNumber: Scalars['String']['output'];
  orderedAt: Scalars['DateTime']['output'];
};

/**
 * What conditions and actions of a website may say. A condition is a tree: `{all: [..]}`, `{any: [..]}`, `{not: ..}` or a leaf:
 * numbers as `{field, operator, value}`, texts as `{field, operator, values}`, flags as `{field, value}`, times as
 * `{field: "time", from, to}`, attributes as `{field: "attribute", code, operator, values}`. In a cart, lines are counted as
 * `{products: <tree of line fields>, measure, operator, value}`.
 */
export type PromotionVocabulary = {
  attributes: Array<ConditionAttribute>;
  cartActions: Array<Scalars['String']['output']>;
  /** Fields of conditions on a cart. */
  cartFields: Array<ConditionField>;
  catalogueActions: Array<Scalars['String']['output']>;
  currency: Scalars['String']['output'];
  /** Languages of the website's texts, the first is the source. */
  languages: Array<Scalars['String']['output']>;
  /** Fields of conditions on lines of a cart. */
  lineFields: Array<ConditionField>;
  numberOperators: Array<Scalars['String']['output']>;
  /** Fields of conditions on products, for promotions of the catalogue. */
  productFields: Array<ConditionField>;
  /** How lines are counted. */
  productMeasures: Array<Scalars['String']['output']>;
  textOperators: Array<Scalars['String']['output']>;
  timeZone: Scalars['String']['output'];
};

/** A warning about a promotion; it can be saved all the same, unless its code is taken. */
export type PromotionWarning = {
  code: PromotionWarningCode;
  /** The other promotion that it is about. */
  otherId?: Maybe<Scalars['ID']['output']>;
  otherName?: Maybe<Scalars['String']['output']>;
};

/** What one should know of a promotion before it is saved. */
export type PromotionWarningCode =
  /** Another promotion has the code. */
  | 'CODE_TAKEN'
  /** Everybody gets it, on everything, without a code. */
  | 'EVERYTHING'
  /** It takes off 30 percent or more without a limit of uses or amounts. */
  | 'NO_LIMIT'
  /** Another promotion that applies only alone runs at the same time. */
  | 'ONE_ALONE'
  /** Its end is past. */
  | 'OVER';

export type Query = {
  /** The appointments of some days of a website, with what its windows have left; at most 14 days, 7 without `days`. */
  agenda: Agenda;
  /** One's own private address for calendars of a website's agenda; null without one. */
  agendaFeed?: Maybe<AgendaFeed>;
  /** One's own API tokens; with `staff.view` also those of others. The newest first. */
  apiTokens: Array<ApiToken>;
  /** When the shipping methods of a website deliver by appointment. */
  appointmentSettings: AppointmentSettings;
  /** The appointments to come that would not fit other terms, or with null no terms; nothing is changed. */
  appointmentsOutside: Array<OutsideAppointment>;
  /** Attribute sets by name. */
  attributeSets: Array<AttributeSet>;
  /** All attributes of products, in the order of the shop. */
  attributes: Array<AttributeDefinition>;
  /** What the newest 10,000 entries offer to filter by. */
  auditChoices: AuditChoices;
  /**
   * The log of all changes by staff, API tokens and the operator, and of sign-ins; by default the newest first. Entries are
   * never changed. Those about customers, orders, quotations and messages are shown to who may see these.
   */
  auditEntries: AuditEntryConnection;
  /** One entry, and what bringing its record back to the state before would change. */
  auditRestore: AuditRestore;
  /** Carriers of an order's website, the most used first. */
  carriers: Array<Carrier>;
  /** What the fields of products refer to: attributes, tax classes, groups of customers. */
  catalogueSetup: CatalogueSetup;
  /** The products of a category in their order, at most 500. */
  categoryProducts: Array<CatalogueProduct>;
  /** The categories of a website: its roots first, each before its children, in their order. */
  categoryTree: Array<CatalogueCategory>;
  /** Coupons of a promotion; `/admin/lists/coupons.csv` with a filter on `promotionId` has them as CSV. */
  coupons: CouponConnection;
  /**
   * Deliveries of a point of sale today, in the order in which they are best brought: those of the person and those that
   * nobody has yet. Who may plan slots sees all of them.
   */
  courierRound: CourierRound;
  /** Those who may bring the deliveries of a point of sale, by name. */
  couriers: Array<Courier>;
  /** One account with all that belongs to it. */
  customer: Customer;
  /** Groups that customers of a website can be in. */
  customerGroups: Array<CustomerGroup>;
  /** What a merge of two accounts of one website would do; nothing is changed. */
  customerMerge: CustomerMerge;
  /**
   * Accounts of customers. Fields to filter and sort by: see `listDefinition(list: "customers")`. The search finds words of
   * name, company and e-mail, numbers of companies, telephones and orders.
   */
  customers: CustomerConnection;
  /** What each promotion does to a cart and why, as the command `explain cart`. */
  explainCart: CartExplanation;
  /**
   * What makes the price of a product on each website that sells it, step by step, as the command `explain price`. No group asks
   * for the price for everybody, no day for today.
   */
  explainPrice: Array<PriceExplanation>;
  /** The invitation of a mailed link; null when it is unknown, withdrawn, accepted or expired. */
  invitation?: Maybe<InvitationOffer>;
  /** Whether a mailed link to choose a password still works. */
  isPasswordResetValid: Scalars['Boolean']['output'];
  /** The background jobs of the shop, those that need a person first. Empty for people who see only some websites. */
  jobs: Array<Job>;
  /** What the kitchen of a point of sale has to make and hand over today, with what was handed over in the last minutes. */
  kitchenBoard: KitchenBoard;
  /** Dishes of the shop of a point of sale whose name or SKU holds the text, to take them off its menu. */
  kitchenDishes: Array<KitchenDish>;
  /** What visitors know near a point of sale, by which they find it; nearest first. */
  landmarks: LocationLandmarks;
  /** How many records of a list match. */
  listCount: Scalars['Int']['output'];
  /**
   * Fields of a list, for filters, columns and exports. What it shows is also there as CSV, with the same bearer token:
   * `GET /admin/lists/orders.csv?query={"filters":[…],"search":"…","sort":{…},"columns":[…]}`.
   */
  listDefinition: ListDefinition;
  /** Who is signed in. */
  me: Me;
  /** One form submission with its answers. */
  message: Message;
  /** Who may answer form submissions, by name. */
  messageAssignees: Array<MessageAssignee>;
  /** The forms of the websites that the person may see. */
  messageForms: Array<MessageForm>;
  /** Form submissions. Fields to filter and sort by: see `listDefinition(list: "messages")`. */
  messages: MessageConnection;
  /** One's own changes of whole lists that run, or ended and were not put away; the newest first. */
  myBulkJobs: Array<BulkJob>;
  /** One's passkeys, the newest first. */
  myPasskeys: Array<Passkey>;
  /** One's own actions that can still be taken back, the newest first. */
  myPendingActions: Array<PendingAction>;
  /** One's sessions, the newest first. */
  mySessions: Array<StaffSession>;
  /** What an order of staff would cost, how it can be sent and paid, and what prevents it; nothing is stored. */
  newOrderPreview: NewOrderPreview;
  /** E-mails that receive the newsletter or did, the newest change first. */
  newsletterSubscribers: NewsletterSubscriberConnection;
  /** One order by its number. */
  order: Order;
  /** Who may be assigned to orders. */
  orderAssignees: Array<OrderAssignee>;
  /** What an edit of an order's lines would do, to the cent; nothing is stored. Without changes it lists what can be edited. */
  orderEditPreview: OrderEditPreview;
  /** What was paid for an order, what was refunded, and what can be. */
  orderMoney: OrderMoney;
  /** What has to be chosen of a product of a store view, in its language; empty for a product without options. */
  orderProductOptions: Array<OrderProductOption>;
  /** Products of a store view by the beginning of their sku or a part of their name, for a line. */
  orderProducts: Array<OrderProduct>;
  /** Orders within what the person may see, without open quotations; the newest first. */
  orders: OrderConnection;
  /** Payments that differ from their orders or that a provider refused to refund; the newest first. */
  paymentIssues: PaymentIssueConnection;
  /** Actions on a record that wait or failed, the newest first. */
  pendingActions: Array<PendingAction>;
  /** The points of sale that the person may see, in the order of their websites. */
  pointsOfSale: Array<PointOfSale>;
  /** Tries a promotion of the catalogue that is not saved on products; `id` is that which it replaces. */
  previewCataloguePromotion: CataloguePromotionPreview;
  /** What `changePriceList` would make of the prices that shoppers pay, by website and currency. */
  previewPriceList: Array<PricePreview>;
  /** Tries a promotion that is not saved on a cart; `id` is that which it replaces. */
  previewPromotion: PromotionPreview;
  /** Tries an answer: amounts as they would be. */
  previewQuotation: QuotationPreview;
  /** Tries an answer: what the customer would read. */
  previewQuotationMail: QuotationMailPreview;
  /** The price list of a product; null when no website that the person may see sells it. */
  priceList?: Maybe<PriceList>;
  /** One product; null when there is none. */
  product?: Maybe<CatalogueProduct>;
  /** Who waits for a product to be in stock again, or for a lower price; the newest first. An alert is deleted with its mail. */
  productAlerts: ProductAlertConnection;
  /** One's own changes of a product and its variants that are not live; null when there are none. */
  productDraft?: Maybe<ProductDraft>;
  /** What was changed of a product, the newest first. */
  productHistory: Array<ProductHistoryEntry>;
  /** Products. With the filter `websiteId` on one website they are its own, and prices and states in filters and sort are those of it. */
  products: CatalogueProductConnection;
  /** Products by ids, in their order; unknown ones are left out. At most 200. */
  productsById: Array<CatalogueProduct>;
  promotion?: Maybe<Promotion>;
  /** What conditions and actions may say, for editors that write sentences. */
  promotionVocabulary: PromotionVocabulary;
  /** What is doubtful of a promotion that is not saved; `id` is that which it replaces. */
  promotionWarnings: Array<PromotionWarning>;
  /** Promotions, by default those that run first. */
  promotions: PromotionConnection;
  quotation?: Maybe<Quotation>;
  /** The PDF of an answered quotation; null before. */
  quotationPdf?: Maybe<QuotationFile>;
  /** Quotations, by default those that wait for an answer first. */
  quotations: QuotationConnection;
  /** What a refund would do, to the minor unit; changes nothing. */
  refundPreview: RefundPreview;
  /** Saved replies of the websites that the person may see, or of one of them; by website, language and name. */
  replyTemplates: Array<ReplyTemplate>;
  return: Return;
  /** Withdrawals and returns; the newest first. */
  returns: ReturnConnection;
  review: Review;
  /** Reviews of products; the newest first. Fields to filter and sort by: see `listDefinition(list: "reviews")`. */
  reviews: ReviewConnection;
  /** All roles by name, the standard ones first. */
  roles: Array<Role>;
  /** Saved views of a list: the team's and one's own, by name. */
  savedViews: Array<SavedView>;
  /** Base prices that begin later, by their day. */
  scheduledPrices: ScheduledPriceConnection;
  /**
   * Records of any kind that match a text, at most `each` of a kind: orders by number, name, e-mail or amount, customers,
   * products, and whatever else the person may see.
   */
  search: Array<SearchHit>;
  /**
   * What shoppers searched, by website, language and words, as they are kept for `SEARCH_COUNT_DAYS`, without what looks like a
   * person's data. A filter by `day` decides which days count.
   */
  searches: CountedSearchConnection;
  /** The slots of some days, past ones and those of closed days too, with what they have taken. 7 days, at most 14. */
  slotCalendar: SlotCalendar;
  /** The orders of a slot or a closed period, the earliest slot first. */
  slotOrders: Array<SlotOrder>;
  /** Invitations that were not accepted, the newest first; expired ones can be sent again. */
  staffInvitations: Array<StaffInvitation>;
  staffMember: StaffMember;
  /** The team within one's own websites and points of sale, by name; disabled accounts last. */
  staffMembers: Array<StaffMember>;
  /** One's own websites and points of sale, where others may get roles. */
  staffPlaces: Array<StaffPlace>;
  /** Tier prices and prices of customer groups, by SKU. */
  tierPrices: TierPriceConnection;
  /** What needs a person now in a website, and how the day goes. Everybody sees what their role allows. */
  today: Today;
  /** What was sent and is to be sent, the newest first; that of one endpoint by a filter on `endpointId`. */
  webhookDeliveries: WebhookDeliveryConnection;
  webhookDelivery: WebhookDelivery;
  webhookEndpoint: WebhookEndpoint;
  /** Addresses of other programs that are told of events, in the websites that the person may see; the oldest first. */
  webhookEndpoints: Array<WebhookEndpoint>;
  /** The websites that the person may see, in their order. */
  websites: Array<Website>;
};


export type QueryAgendaArgs = {
  days?: InputMaybe<Scalars['Int']['input']>;
  from: Scalars['Date']['input'];
  websiteId: Scalars['ID']['input'];
};


export type QueryAgendaFeedArgs = {
  websiteId: Scalars['ID']['input'];
};


export type QueryAppointmentSettingsArgs = {
  websiteId: Scalars['ID']['input'];
};


export type QueryAppointmentsOutsideArgs = {
  method: Scalars['String']['input'];
  terms?: InputMaybe<AppointmentTermsInput>;
  websiteId: Scalars['ID']['input'];
};


export type QueryAuditEntriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filters?: InputMaybe<Array<ListFilter>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ListSort>;
};


export type QueryAuditRestoreArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCarriersArgs = {
  orderId: Scalars['ID']['input'];
};


export type QueryCategoryProductsArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCategoryTreeArgs = {
  website: Scalars['ID']['input'];
};


export type QueryCouponsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filters?: InputMaybe<Array<ListFilter>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  promotionId: Scalars['ID']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ListSort>;
};


export type QueryCourierRoundArgs = {
  locationId: Scalars['ID']['input'];
};


export type QueryCouriersArgs = {
  locationId: Scalars['ID']['input'];
};


export type QueryCustomerArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCustomerGroupsArgs = {
  websiteId: Scalars['ID']['input'];
};


export type QueryCustomerMergeArgs = {
  keepId: Scalars['ID']['input'];
  removeId: Scalars['ID']['input'];
};


export type QueryCustomersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filters?: InputMaybe<Array<ListFilter>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ListSort>;
};


export type QueryExplainCartArgs = {
  cartId?: InputMaybe<Scalars['String']['input']>;
  orderNumber?: InputMaybe<Scalars['String']['input']>;
};


export type QueryExplainPriceArgs = {
  at?: InputMaybe<Scalars['Date']['input']>;
  currency?: InputMaybe<Scalars['String']['input']>;
  group?: InputMaybe<Scalars['String']['input']>;
  quantity?: InputMaybe<Scalars['Int']['input']>;
  sku: Scalars['String']['input'];
  websiteId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryInvitationArgs = {
  token: Scalars['String']['input'];
};


export type QueryIsPasswordResetValidArgs = {
  token: Scalars['String']['input'];
};


export type QueryKitchenBoardArgs = {
  locationId: Scalars['ID']['input'];
};


export type QueryKitchenDishesArgs = {
  locationId: Scalars['ID']['input'];
  search: Scalars['String']['input'];
};


export type QueryLandmarksArgs = {
  locationId: Scalars['ID']['input'];
};


export type QueryListCountArgs = {
  filters?: InputMaybe<Array<ListFilter>>;
  list: Scalars['String']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryListDefinitionArgs = {
  list: Scalars['String']['input'];
};


export type QueryMessageArgs = {
  id: Scalars['ID']['input'];
};


export type QueryMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filters?: InputMaybe<Array<ListFilter>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ListSort>;
};


export type QueryNewOrderPreviewArgs = {
  order: NewOrderInput;
};


export type QueryNewsletterSubscribersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filters?: InputMaybe<Array<ListFilter>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ListSort>;
};


export type QueryOrderArgs = {
  number: Scalars['String']['input'];
};


export type QueryOrderEditPreviewArgs = {
  edit: OrderEditInput;
  id: Scalars['ID']['input'];
};


export type QueryOrderMoneyArgs = {
  number: Scalars['String']['input'];
};


export type QueryOrderProductOptionsArgs = {
  sku: Scalars['String']['input'];
  storeViewId: Scalars['ID']['input'];
};


export type QueryOrderProductsArgs = {
  search: Scalars['String']['input'];
  storeViewId: Scalars['ID']['input'];
};


export type QueryOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filters?: InputMaybe<Array<ListFilter>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ListSort>;
};


export type QueryPaymentIssuesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filters?: InputMaybe<Array<ListFilter>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ListSort>;
};


export type QueryPendingActionsArgs = {
  entityId: Scalars['ID']['input'];
  entityType: Scalars['String']['input'];
};


export type QueryPreviewCataloguePromotionArgs = {
  customerGroup?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  input: PromotionInput;
  skus?: InputMaybe<Array<Scalars['String']['input']>>;
  websiteId: Scalars['ID']['input'];
};


export type QueryPreviewPriceListArgs = {
  base?: InputMaybe<Array<BasePriceInput>>;
  productId: Scalars['ID']['input'];
  scheduled?: InputMaybe<Array<ScheduledPriceInput>>;
  tiers?: InputMaybe<Array<TierPriceInput>>;
};


export type QueryPreviewPromotionArgs = {
  cart: SampleCartInput;
  id?: InputMaybe<Scalars['ID']['input']>;
  input: PromotionInput;
  websiteId: Scalars['ID']['input'];
};


export type QueryPreviewQuotationArgs = {
  answer: QuotationAnswerInput;
  id: Scalars['ID']['input'];
};


export type QueryPreviewQuotationMailArgs = {
  answer: QuotationAnswerInput;
  id: Scalars['ID']['input'];
};


export type QueryPriceListArgs = {
  sku: Scalars['String']['input'];
};


export type QueryProductArgs = {
  id: Scalars['ID']['input'];
};


export type QueryProductAlertsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filters?: InputMaybe<Array<ListFilter>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ListSort>;
};


export type QueryProductDraftArgs = {
  id: Scalars['ID']['input'];
};


export type QueryProductHistoryArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
};


export type QueryProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filters?: InputMaybe<Array<ListFilter>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ListSort>;
};


export type QueryProductsByIdArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type QueryPromotionArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPromotionVocabularyArgs = {
  websiteId: Scalars['ID']['input'];
};


export type QueryPromotionWarningsArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  input: PromotionInput;
  websiteId: Scalars['ID']['input'];
};


export type QueryPromotionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filters?: InputMaybe<Array<ListFilter>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ListSort>;
};


export type QueryQuotationArgs = {
  id: Scalars['ID']['input'];
};


export type QueryQuotationPdfArgs = {
  id: Scalars['ID']['input'];
};


export type QueryQuotationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filters?: InputMaybe<Array<ListFilter>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ListSort>;
};


export type QueryRefundPreviewArgs = {
  number: Scalars['String']['input'];
  refund: RefundInput;
};


export type QueryReplyTemplatesArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
  websiteId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryReturnArgs = {
  id: Scalars['ID']['input'];
};


export type QueryReturnsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filters?: InputMaybe<Array<ListFilter>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ListSort>;
};


export type QueryReviewArgs = {
  id: Scalars['ID']['input'];
};


export type QueryReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filters?: InputMaybe<Array<ListFilter>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ListSort>;
};


export type QuerySavedViewsArgs = {
  list: Scalars['String']['input'];
};


export type QueryScheduledPricesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filters?: InputMaybe<Array<ListFilter>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ListSort>;
};


export type QuerySearchArgs = {
  each?: Scalars['Int']['input'];
  text: Scalars['String']['input'];
};


export type QuerySearchesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filters?: InputMaybe<Array<ListFilter>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ListSort>;
};


export type QuerySlotCalendarArgs = {
  days?: InputMaybe<Scalars['Int']['input']>;
  from: Scalars['Date']['input'];
  locationId: Scalars['ID']['input'];
  method: FulfilmentMethod;
};


export type QuerySlotOrdersArgs = {
  from: Scalars['DateTime']['input'];
  locationId: Scalars['ID']['input'];
  method?: InputMaybe<FulfilmentMethod>;
  to: Scalars['DateTime']['input'];
};


export type QueryStaffMemberArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTierPricesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filters?: InputMaybe<Array<ListFilter>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ListSort>;
};


export type QueryTodayArgs = {
  websiteId: Scalars['ID']['input'];
};


export type QueryWebhookDeliveriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filters?: InputMaybe<Array<ListFilter>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ListSort>;
};


export type QueryWebhookDeliveryArgs = {
  id: Scalars['ID']['input'];
};


export type QueryWebhookEndpointArgs = {
  id: Scalars['ID']['input'];
};

/** A request for prices that the shop answers and the customer accepts. */
export type Quotation = {
  acceptedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The last day on which the shop has promised to answer. */
  answerBy: Scalars['Date']['output'];
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  askedAt: Scalars['DateTime']['output'];
  canAccept: Scalars['Boolean']['output'];
  canAnswer: Scalars['Boolean']['output'];
  canReject: Scalars['Boolean']['output'];
  company?: Maybe<Scalars['String']['output']>;
  customerId?: Maybe<Scalars['ID']['output']>;
  customerName: Scalars['String']['output'];
  email: Scalars['String']['output'];
  grandTotal: Money;
  /** Id of its order. */
  id: Scalars['ID']['output'];
  items: Array<QuotationItem>;
  /** Of its mails, BCP 47. */
  language: Scalars['String']['output'];
  /** What the shop wrote. */
  message?: Maybe<Scalars['String']['output']>;
  number: Scalars['String']['output'];
  /** In the order list; null until the customer has accepted. */
  orderId?: Maybe<Scalars['ID']['output']>;
  /** Whether the customer sees prices with tax. */
  pricesIncludeTax: Scalars['Boolean']['output'];
  /** What the customer wrote. */
  request?: Maybe<Scalars['String']['output']>;
  /** With tax; null when nothing is shipped. */
  shipping?: Maybe<Money>;
  shippingTitle?: Maybe<Scalars['String']['output']>;
  state: QuotationState;
  taxes: Array<QuotationTax>;
  totalExclTax: Money;
  /** Days that the website gives customers to accept an answer. */
  usualDays: Scalars['Int']['output'];
  /** Until the end of this day of the shop. */
  validUntil: Scalars['Date']['output'];
  version: Scalars['String']['output'];
  websiteId: Scalars['ID']['output'];
};

/** An answer to a quotation. */
export type QuotationAnswerInput = {
  lines?: InputMaybe<Array<QuotationLineInput>>;
  message?: InputMaybe<Scalars['String']['input']>;
  /** Off all other lines, in basis points; no line becomes dearer. */
  percentOffAll?: InputMaybe<Scalars['Int']['input']>;
  /** With tax, in minor units; stays when absent. */
  shipping?: InputMaybe<Scalars['Int']['input']>;
  /** The customer may accept until the end of this day; the usual time of the website when absent. */
  validUntil?: InputMaybe<Scalars['Date']['input']>;
};

/** A page of quotations. */
export type QuotationConnection = {
  nodes: Array<QuotationSummary>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

/** A file. */
export type QuotationFile = {
  /** Base64. */
  content: Scalars['String']['output'];
  contentType: Scalars['String']['output'];
  fileName: Scalars['String']['output'];
};

/** A line of a quotation; prices with or without tax, as the customer sees them. */
export type QuotationItem = {
  /** What promotions take off the line. */
  discount: Money;
  id: Scalars['ID']['output'];
  /** Given for nothing by a promotion. */
  isGift: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** Selected options, `label: value`. */
  options: Array<Scalars['String']['output']>;
  quantity: Scalars['Int']['output'];
  rowExclTax: Money;
  rowInclTax: Money;
  sku: Scalars['String']['output'];
  /** The price of one unit as it is now. */
  unitPrice: Money;
};

/** A negotiated price of a line: either a price of one unit, as the customer sees prices, or a discount. */
export type QuotationLineInput = {
  itemId: Scalars['ID']['input'];
  /** In basis points. */
  percentOff?: InputMaybe<Scalars['Int']['input']>;
  /** In minor units. */
  price?: InputMaybe<Scalars['Int']['input']>;
};

/** The mail and the PDF that an answer would be. */
export type QuotationMailPreview = {
  pdf: QuotationFile;
  subject: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

/** A change of a quotation; what leaves the shop waits as a pending action. */
export type QuotationPayload = {
  /** What can be taken back; null when it happened at once. */
  pendingActionId?: Maybe<Scalars['ID']['output']>;
  quotation: Quotation;
};

/** What an answer would be, before it leaves the shop. */
export type QuotationPreview = {
  /** What it was before. */
  before: Money;
  grandTotal: Money;
  items: Array<QuotationItem>;
  shipping?: Maybe<Money>;
  taxes: Array<QuotationTax>;
  totalExclTax: Money;
  validUntil: Scalars['Date']['output'];
};

/** What became of a quotation. */
export type QuotationState =
  | 'ACCEPTED'
  | 'CANCELED'
  | 'EXPIRED'
  /** Answered: the customer may accept it. */
  | 'READY'
  /** The shop has to answer. */
  | 'REQUESTED';

/** A quotation in the list. */
export type QuotationSummary = {
  answerBy: Scalars['Date']['output'];
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  askedAt: Scalars['DateTime']['output'];
  company?: Maybe<Scalars['String']['output']>;
  customerName: Scalars['String']['output'];
  email: Scalars['String']['output'];
  grandTotal: Money;
  id: Scalars['ID']['output'];
  /** An answer that waits to leave the shop. */
  isLeaving: Scalars['Boolean']['output'];
  number: Scalars['String']['output'];
  state: QuotationState;
  validUntil: Scalars['Date']['output'];
  websiteId: Scalars['ID']['output'];
};

/** A tax of a quotation. */
export type QuotationTax = {
  amount: Money;
  /** In basis points. */
  rate: Scalars['Int']['output'];
  title: Scalars['String']['output'];
};

/** What to refund of an order. */
export type RefundInput = {
  /** In addition, tax included, in minor units. */
  adjustment?: InputMaybe<Scalars['Int']['input']>;
  /** Units of lines; null refunds everything that is left, to the minor unit. */
  lines?: InputMaybe<Array<RefundLineInput>>;
  /** To the customer, in their language. */
  message?: InputMaybe<Scalars['String']['input']>;
  reason?: InputMaybe<RefundReason>;
  /** Without `lines`: whether the units return to stock. */
  restock?: InputMaybe<Scalars['Boolean']['input']>;
  /** The return whose units these are. */
  returnId?: InputMaybe<Scalars['ID']['input']>;
  /** With `lines`: the shipping too, unless it was refunded before. */
  shipping?: InputMaybe<Scalars['Boolean']['input']>;
  /** With `lines`: the tip too, unless it was refunded before. */
  tip?: InputMaybe<Scalars['Boolean']['input']>;
};

export type RefundLineInput = {
  lineId: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
  /** Whether the units return to stock. */
  restock?: InputMaybe<Scalars['Boolean']['input']>;
};

export type RefundMovement = {
  amount: Money;
  brand?: Maybe<Scalars['String']['output']>;
  /** Whether staff moves the money. */
  byHand: Scalars['Boolean']['output'];
  /** Code of the payment method. */
  method: Scalars['String']['output'];
};

/** What a refund does. */
export type RefundPreview = {
  adjustment: Money;
  /** Whether nothing is left of the order, so that it is closed. */
  isWhole: Scalars['Boolean']['output'];
  /** Whether it is within the limit of who asks; above it, their password is asked for again. */
  isWithinLimit: Scalars['Boolean']['output'];
  /** Of the order's total, afterwards. */
  left: Money;
  lines: Array<RefundPreviewLine>;
  /** What the customer gets back, and how. */
  money: Money;
  movements: Array<RefundMovement>;
  /** Of the credit note without tax and without the adjustment. */
  net: Money;
  /** Units that return to stock. */
  restockedUnits: Scalars['Int']['output'];
  /** Of the shipping, tax included. */
  shipping: Money;
  /** Its tax by rate, the highest first. */
  taxes: Array<RefundTax>;
  tip: Money;
  /** Total of the credit note. */
  total: Money;
  /** Paid in meal vouchers, which are not refunded in money. */
  vouchers: Money;
};

export type RefundPreviewLine = {
  lineId: Scalars['ID']['output'];
  quantity: Scalars['Int']['output'];
  /** Tax included, after discounts. */
  total: Money;
};

export type RefundReason =
  /** Broken or wrong on arrival. */
  | 'DAMAGED'
  | 'GOODWILL'
  | 'OTHER'
  | 'WITHDRAWAL';

export type RefundTax = {
  amount: Money;
  base: Money;
  /** Basis points. */
  rate: Scalars['Int']['output'];
  title: Scalars['String']['output'];
};

export type RefundableLine = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
  /** Units that were not refunded. */
  refundable: Scalars['Int']['output'];
  /** Units that left the shop. */
  shipped: Scalars['Int']['output'];
  sku: Scalars['String']['output'];
  /** What one unit cost, tax included, after discounts; rounded. */
  unitPrice: Money;
};

export type RefundableShipping = {
  isRefunded: Scalars['Boolean']['output'];
  title: Scalars['String']['output'];
  total: Money;
};

export type RefundableTip = {
  isRefunded: Scalars['Boolean']['output'];
  total: Money;
};

/** A saved reply, which people choose when they write to a customer. */
export type ReplyTemplate = {
  id: Scalars['ID']['output'];
  /** BCP 47 code of a language of the website. */
  language: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /**
   * Plain text with the placeholders `{{customer_name}}`, `{{order_number}}`, `{{shop_name}}` and `{{staff_name}}`, which
   * the client fills in before the person sends it.
   */
  text: Scalars['String']['output'];
  /** For mutations: changes with every change by staff. */
  version: Scalars['String']['output'];
  websiteId: Scalars['ID']['output'];
};

export type ReplyTemplateInput = {
  language: Scalars['String']['input'];
  name: Scalars['String']['input'];
  text: Scalars['String']['input'];
  websiteId: Scalars['ID']['input'];
};

export type ReplyTemplatePayload = {
  template: ReplyTemplate;
};

export type Return = {
  closeReason?: Maybe<Scalars['String']['output']>;
  closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of the credit note. */
  creditNote?: Maybe<Scalars['String']['output']>;
  customerName: Scalars['String']['output'];
  declaredAt: Scalars['DateTime']['output'];
  /** Who entered it; null when the customer did. */
  declaredBy?: Maybe<Scalars['String']['output']>;
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  inspectedAt?: Maybe<Scalars['DateTime']['output']>;
  lines: Array<ReturnLine>;
  /** What the customer wrote. */
  message?: Maybe<Scalars['String']['output']>;
  /** What the shop told the customer about the goods. */
  note?: Maybe<Scalars['String']['output']>;
  orderNumber: Scalars['String']['output'];
  receivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The last day to refund, fourteen days after the declaration. */
  refundUntil: Scalars['Date']['output'];
  /** The last day to send the goods. */
  returnUntil: Scalars['Date']['output'];
  state: ReturnState;
  /** Give it back with a change. */
  version: Scalars['String']['output'];
  website: Scalars['String']['output'];
};

export type ReturnCondition =
  | 'DAMAGED'
  /** As new: it can be sold again. */
  | 'NEW'
  | 'OPENED';

export type ReturnConnection = {
  nodes: Array<ReturnSummary>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type ReturnLine = {
  accepted?: Maybe<Scalars['Int']['output']>;
  condition?: Maybe<ReturnCondition>;
  declared: Scalars['Int']['output'];
  lineId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  received?: Maybe<Scalars['Int']['output']>;
  sku: Scalars['String']['output'];
  /** Of the accepted units, tax included, after discounts. */
  unitPrice: Money;
};

export type ReturnLineInput = {
  lineId: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
};

export type ReturnPayload = {
  return: Return;
};

/** How far a return is. */
export type ReturnState =
  /** Ended without refund. */
  | 'CLOSED'
  /** The customer has declared it and sends the goods. */
  | 'DECLARED'
  /** The goods were looked at; the refund is to be made. */
  | 'INSPECTED'
  /** The goods have arrived. */
  | 'RECEIVED'
  | 'REFUNDED';

export type ReturnSummary = {
  /** Names of the goods. */
  content: Scalars['String']['output'];
  customerName: Scalars['String']['output'];
  declaredAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  orderNumber: Scalars['String']['output'];
  refundUntil: Scalars['Date']['output'];
  state: ReturnState;
  /** Units that were declared. */
  units: Scalars['Int']['output'];
  website: Scalars['String']['output'];
};

export type Review = {
  answer?: Maybe<Scalars['String']['output']>;
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null for a guest. */
  customer?: Maybe<ReviewCustomer>;
  id: Scalars['ID']['output'];
  isVerified: Scalars['Boolean']['output'];
  language: Scalars['String']['output'];
  moderatedAt?: Maybe<Scalars['DateTime']['output']>;
  nickname: Scalars['String']['output'];
  /** Those of the author; they appear and vanish with the review. */
  pictures: Array<CataloguePicture>;
  product: Scalars['String']['output'];
  productId: Scalars['ID']['output'];
  sku: Scalars['String']['output'];
  stars?: Maybe<Scalars['Int']['output']>;
  status: ReviewStatus;
  summary: Scalars['String']['output'];
  text: Scalars['String']['output'];
  /** For mutations: changes with every change by staff. */
  version: Scalars['String']['output'];
  votes: Array<ReviewVote>;
  websiteId: Scalars['ID']['output'];
  writtenAt: Scalars['DateTime']['output'];
};

export type ReviewConnection = {
  nodes: Array<ReviewSummary>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type ReviewCustomer = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type ReviewDecision =
  | 'APPROVED'
  | 'REJECTED';

export type ReviewPayload = {
  review: Review;
};

export type ReviewStatus =
  | 'APPROVED'
  /** Nobody sees it in the shop yet. */
  | 'PENDING'
  | 'REJECTED';

/** A review in a list. */
export type ReviewSummary = {
  /** The beginning of the text. */
  excerpt: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isAnswered: Scalars['Boolean']['output'];
  /** Whether the author had bought the product. */
  isVerified: Scalars['Boolean']['output'];
  /** BCP 47 code of the language in which it was written. */
  language: Scalars['String']['output'];
  nickname: Scalars['String']['output'];
  product: Scalars['String']['output'];
  sku: Scalars['String']['output'];
  /** The rounded average of its votes, from 1 to 5; null without votes. */
  stars?: Maybe<Scalars['Int']['output']>;
  status: ReviewStatus;
  summary: Scalars['String']['output'];
  websiteId: Scalars['ID']['output'];
  writtenAt: Scalars['DateTime']['output'];
};

export type ReviewVote = {
  /** The rating in the language of the staff. */
  name: Scalars['String']['output'];
  /** From 1 to 5. */
  value: Scalars['Int']['output'];
};

export type Role = {
  /** Whether the one who asks may change it: they have all of it everywhere. */
  canEdit: Scalars['Boolean']['output'];
  /** Whether the one who asks may give it to others at their own places. */
  canGrant: Scalars['Boolean']['output'];
  /** Of a standard role, such as `kitchen`; null for one's own. */
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** How many active members have it. */
  members: Scalars['Int']['output'];
  /** In the language of the request; standard roles are translated until they are renamed. */
  name: Scalars['String']['output'];
  permissions: Array<Scalars['String']['output']>;
  refundLimit?: Maybe<Scalars['Int']['output']>;
  /** Whether members need a second factor. */
  requiresSecondFactor: Scalars['Boolean']['output'];
  version: Scalars['String']['output'];
};

export type RoleInput = {
  name: Scalars['String']['input'];
  permissions: Array<Scalars['String']['input']>;
  /** In minor units of the refund's currency; null without limit. */
  refundLimit?: InputMaybe<Scalars['Int']['input']>;
  requiresSecondFactor: Scalars['Boolean']['input'];
};

export type RolePayload = {
  role: Role;
};

/**
 * A cart to try promotions on. `cartId` or `orderNumber` take lines, customer, address and shipping method from a real one; what
 * else is given counts instead.
 */
export type SampleCartInput = {
  /** When the promotions are tried; now when absent. Prices are those of today. */
  at?: InputMaybe<Scalars['DateTime']['input']>;
  cartId?: InputMaybe<Scalars['String']['input']>;
  /** The country of delivery; that of the website when absent. */
  countryCode?: InputMaybe<Scalars['String']['input']>;
  /** A coupon of the shop. With the tried promotion, its own coupon counts instead where it needs one. */
  couponCode?: InputMaybe<Scalars['String']['input']>;
  /** Code of a customer group; a guest when absent. */
  customerGroup?: InputMaybe<Scalars['String']['input']>;
  fulfilmentMethod?: InputMaybe<Scalars['String']['input']>;
  lines?: InputMaybe<Array<SampleLineInput>>;
  /** Code of a point of sale, with the fulfilment method `pickup` or `delivery`. */
  location?: InputMaybe<Scalars['String']['input']>;
  orderNumber?: InputMaybe<Scalars['String']['input']>;
  postcode?: InputMaybe<Scalars['String']['input']>;
  /** `<carrier code>_<method code>` */
  shippingMethod?: InputMaybe<Scalars['String']['input']>;
};

/** A line of a cart to try. */
export type SampleLineInput = {
  quantity: Scalars['Int']['input'];
  sku: Scalars['String']['input'];
};

/** A saved set of filters, order and columns. */
export type SavedView = {
  /** What the client saved: filters, sort, search, columns. */
  definition: Scalars['JSON']['output'];
  id: Scalars['ID']['output'];
  /** Whether the whole team sees it. */
  isShared: Scalars['Boolean']['output'];
  list: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type SavedViewInput = {
  definition: Scalars['JSON']['input'];
  isShared: Scalars['Boolean']['input'];
  list: Scalars['String']['input'];
  name: Scalars['String']['input'];
};

export type SavedViewPayload = {
  view: SavedView;
};

/** A base price that begins on a day. */
export type ScheduledPrice = {
  /** Of the list of that currency; null is the website's own. */
  currency?: Maybe<Scalars['String']['output']>;
  /** The base price until then; null without one. */
  current?: Maybe<Money>;
  /** In the time zone of the shop. */
  firstDay: Scalars['Date']['output'];
  id: Scalars['ID']['output'];
  price: Money;
  productId: Scalars['ID']['output'];
  productName: Scalars['String']['output'];
  sku: Scalars['String']['output'];
  websiteId: Scalars['ID']['output'];
};

/** A page of scheduled prices. */
export type ScheduledPriceConnection = {
  nodes: Array<ScheduledPrice>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

/** Sets the base price of a website and currency from a day on, or removes it where price is absent. */
export type ScheduledPriceInput = {
  currency?: InputMaybe<Scalars['String']['input']>;
  /** Later than today of the shop. */
  firstDay: Scalars['Date']['input'];
  /** In minor units. */
  price?: InputMaybe<Scalars['Int']['input']>;
  websiteId: Scalars['ID']['input'];
};

/** A record that a search found. */
export type SearchHit = {
  /** What tells it from others of the same name. */
  detail?: Maybe<Scalars['String']['output']>;
  /** As addresses of the back office have it. */
  entityId: Scalars['ID']['output'];
  entityType: Scalars['String']['output'];
  label: Scalars['String']['output'];
  /** The list that it stands in. */
  list: Scalars['String']['output'];
};

export type SecondFactor = {
  /** Until when the account works without one; null when it has one or needs none. */
  dueAt?: Maybe<Scalars['DateTime']['output']>;
  hasTotp: Scalars['Boolean']['output'];
  /** Whether the account is limited to enrolling one. */
  isOverdue: Scalars['Boolean']['output'];
  /** Whether the role demands one. */
  isRequired: Scalars['Boolean']['output'];
  passkeys: Scalars['Int']['output'];
  recoveryCodesLeft: Scalars['Int']['output'];
};

export type SecondFactorMethod =
  | 'PASSKEY'
  | 'RECOVERY_CODE'
  | 'TOTP';

export type SecondFactorPayload = {
  me: Me;
  /** New recovery codes, shown this once; null when there are no new ones, or when a repeated request asks. */
  recoveryCodes?: Maybe<Array<Scalars['String']['output']>>;
};

/** Without `lines` everything that is left is shipped. */
export type ShipmentInput = {
  carrier?: InputMaybe<Scalars['String']['input']>;
  lines?: InputMaybe<Array<ShipmentLineInput>>;
  /** Whether the customer is mailed; so they are where it is left out. */
  notifies?: InputMaybe<Scalars['Boolean']['input']>;
  trackingNumber?: InputMaybe<Scalars['String']['input']>;
  trackingUrl?: InputMaybe<Scalars['String']['input']>;
};

export type ShipmentLineInput = {
  lineId: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
};

/** The password was right, and a second factor is needed. */
export type SignInChallenge = {
  /** Names of those who can reset the second factor. */
  administrators: Array<Scalars['String']['output']>;
  email: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
  /** BCP 47 code of the person's language. */
  language: Scalars['String']['output'];
  lastSignIn?: Maybe<LastSignIn>;
  methods: Array<SecondFactorMethod>;
  name: Scalars['String']['output'];
  recoveryCodesLeft: Scalars['Int']['output'];
  /** Belongs to the second step; valid for 10 minutes. */
  token: Scalars['String']['output'];
};

export type SignInFailure = {
  /** In the language of the request. */
  message: Scalars['String']['output'];
  reason: SignInFailureReason;
  retryAfterSeconds?: Maybe<Scalars['Int']['output']>;
  /** How many tries are left before one has to wait. */
  triesLeft?: Maybe<Scalars['Int']['output']>;
};

export type SignInFailureReason =
  /** The challenge, ceremony or invitation is unknown, used or expired: begin again. */
  | 'EXPIRED'
  /** Too many tries: wait for `retryAfterSeconds`. */
  | 'TOO_MANY_TRIES'
  /** The code or the passkey is wrong, or was used before. */
  | 'WRONG_CODE'
  /** E-mail or password are wrong, or the account is disabled: it does not tell which. */
  | 'WRONG_CREDENTIALS';

/** Holds exactly one of session, challenge and failure. */
export type SignInResult = {
  challenge?: Maybe<SignInChallenge>;
  failure?: Maybe<SignInFailure>;
  session?: Maybe<NewSession>;
};

export type SignOutPayload = {
  isSignedOut: Scalars['Boolean']['output'];
};

export type SlotCalendar = {
  /** Closures that have not ended, the earliest first. Those without an id come with the data of the shop and stay. */
  closures: Array<SlotClosure>;
  days: Array<CalendarDay>;
  /** Minutes from an order to its slot. */
  leadMinutes: Scalars['Int']['output'];
  location: PointOfSale;
  /** Length of a slot. */
  minutes: Scalars['Int']['output'];
  now: Scalars['DateTime']['output'];
  /** Capacity of a slot as the point of sale has it. */
  usualCapacity: Scalars['Int']['output'];
};

export type SlotCapacityPayload = {
  /** Slots that changed. */
  changed: Array<ChangedCapacity>;
};

export type SlotClosure = {
  endsAt: Scalars['DateTime']['output'];
  /** Set for whole days, both included. */
  firstDay?: Maybe<Scalars['Date']['output']>;
  /** Null for one that comes with the data of the shop. */
  id?: Maybe<Scalars['ID']['output']>;
  lastDay?: Maybe<Scalars['Date']['output']>;
  /** Null for both. */
  method?: Maybe<FulfilmentMethod>;
  /** Orders that have a slot in it. */
  orderCount: Scalars['Int']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  startsAt: Scalars['DateTime']['output'];
};

/** Either a period, or whole days. */
export type SlotClosureInput = {
  endsAt?: InputMaybe<Scalars['DateTime']['input']>;
  firstDay?: InputMaybe<Scalars['Date']['input']>;
  lastDay?: InputMaybe<Scalars['Date']['input']>;
  /** Null closes both. */
  method?: InputMaybe<FulfilmentMethod>;
  /** What customers read about whole days. */
  reason?: InputMaybe<Scalars['String']['input']>;
  startsAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type SlotClosurePayload = {
  closure: SlotClosure;
  orders: Array<SlotOrder>;
};

export type SlotOrder = {
  id: Scalars['ID']['output'];
  method: FulfilmentMethod;
  number: Scalars['String']['output'];
  startsAt: Scalars['DateTime']['output'];
};

export type SortDirection =
  | 'ASC'
  | 'DESC';

export type SpecialHoursPayload = {
  day: Scalars['Date']['output'];
  /** Orders of the day, whose slots stay. */
  orders: Array<SlotOrder>;
};

export type StaffInvitation = {
  createdAt: Scalars['DateTime']['output'];
  email: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  invitedBy: Scalars['String']['output'];
  isExpired: Scalars['Boolean']['output'];
  language: Scalars['String']['output'];
  locationIds?: Maybe<Array<Scalars['ID']['output']>>;
  name: Scalars['String']['output'];
  role: Role;
  websiteIds?: Maybe<Array<Scalars['ID']['output']>>;
};

export type StaffInvitationPayload = {
  invitation: StaffInvitation;
};

export type StaffMember = {
  /** Whether the one who asks may change this account: it has nothing that they do not have. */
  canEdit: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  disabledAt?: Maybe<Scalars['DateTime']['output']>;
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Whether this is the one who asks. */
  isMe: Scalars['Boolean']['output'];
  language: Scalars['String']['output'];
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null for whole websites. */
  locationIds?: Maybe<Array<Scalars['ID']['output']>>;
  name: Scalars['String']['output'];
  role: Role;
  secondFactor: SecondFactor;
  sessions: Scalars['Int']['output'];
  version: Scalars['String']['output'];
  /** Null for all. */
  websiteIds?: Maybe<Array<Scalars['ID']['output']>>;
};

/** Absent fields stay as they are. */
export type StaffMemberInput = {
  name?: InputMaybe<Scalars['String']['input']>;
  /** Both are changed together: with one, the other is null when absent. */
  places?: InputMaybe<PlacesInput>;
  roleId?: InputMaybe<Scalars['ID']['input']>;
};

export type StaffMemberPayload = {
  member: StaffMember;
};

/** A website at which one may give roles to others, with its points of sale. */
export type StaffPlace = {
  /** ISO 4217 code. */
  currency: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  locations: Array<StaffPlaceLocation>;
  name: Scalars['String']['output'];
};

export type StaffPlaceLocation = {
  id: Scalars['ID']['output'];
  /** In the language of the request. */
  name: Scalars['String']['output'];
};

export type StaffSession = {
  address?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  device?: Maybe<Device>;
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  isCurrent: Scalars['Boolean']['output'];
  lastSeenAt: Scalars['DateTime']['output'];
};

/** A website in one language. */
export type StoreView = {
  code: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** BCP 47 code. */
  language: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type Task = {
  count: Scalars['Int']['output'];
  /** Some of them, the most pressing first. */
  examples: Array<TaskExample>;
  kind: TaskKind;
  /** Since when the oldest waits. */
  oldestAt?: Maybe<Scalars['DateTime']['output']>;
  urgency: TaskUrgency;
};

export type TaskExample = {
  /** The amount it is about. */
  amount?: Maybe<Money>;
  /** Since when it waits, or when it is due. */
  at?: Maybe<Scalars['DateTime']['output']>;
  /** Who or what it is about: a customer, a kind of mail, an error. */
  detail?: Maybe<Scalars['String']['output']>;
  /** Its number, sku or id, as addresses of the back office have it. */
  entityId: Scalars['ID']['output'];
  /** Type of the record, such as `order`. */
  entityType: Scalars['String']['output'];
  /** What the amount should be, where it differs. */
  expected?: Maybe<Money>;
  /** What people call it. */
  label: Scalars['String']['output'];
  /** Units left, places left. */
  quantity?: Maybe<Scalars['Int']['output']>;
};

export type TaskKind =
  /** Something that was to leave the shop failed: a refund, a parcel's notice, an answer. */
  | 'ACTION_FAILED'
  /** Appointments of today that are not done. */
  | 'APPOINTMENTS_TODAY'
  | 'APPOINTMENTS_TOMORROW'
  /** Orders that need an appointment and have none. */
  | 'APPOINTMENTS_TO_AGREE'
  | 'CUSTOMERS_TO_APPROVE'
  /** Background jobs that failed for good, and rows that they gave up. */
  | 'JOB_FAILED'
  /** Mails that could not be delivered. */
  | 'MAIL_FAILED'
  | 'MESSAGES_TO_ANSWER'
  /** Orders promised for today or earlier that are not handed over. */
  | 'ORDERS_DUE'
  /** Confirmed orders of which nothing was prepared. */
  | 'ORDERS_TO_PREPARE'
  /** A payment differs from its order, or its provider reports something that a person must look at. */
  | 'PAYMENT_DIFFERS'
  | 'QUOTATIONS_TO_ANSWER'
  | 'REVIEWS_TO_APPROVE'
  /** Time slots of today and tomorrow that are nearly full. */
  | 'SLOTS_NEARLY_FULL'
  /** Products on sale with little stock, as the shop shows it. */
  | 'STOCK_LOW'
  /** Products on sale without stock. */
  | 'STOCK_OUT'
  /** Transfers and cheques that are awaited for more than a week. */
  | 'TRANSFERS_AWAITED'
  /** Webhooks that could not be delivered. */
  | 'WEBHOOK_FAILED'
  /** Addresses of webhooks that the shop switched off, because nothing arrived there. */
  | 'WEBHOOK_OFF'
  /** Declared withdrawals whose goods were not yet refunded. */
  | 'WITHDRAWALS_OPEN';

export type TaskUrgency =
  /** Something went wrong. */
  | 'FAILURE'
  /** The usual work. */
  | 'NORMAL'
  /** Soon something will be missing. */
  | 'WARNING';

export type TaxClass = {
  code: Scalars['String']['output'];
  rates: Scalars['JSON']['output'];
};

/** An entry of the audit log in a few words. */
export type TeamDeed = {
  action: Scalars['String']['output'];
  actor: Scalars['String']['output'];
  at: Scalars['DateTime']['output'];
  entityId: Scalars['ID']['output'];
  entityLabel: Scalars['String']['output'];
  entityType: Scalars['String']['output'];
  id: Scalars['ID']['output'];
};

export type TermsClosure = {
  from: Scalars['Date']['output'];
  to: Scalars['Date']['output'];
};

export type TermsClosureInput = {
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};

export type TermsWindow = {
  capacity: Scalars['Int']['output'];
  /** HH:mm */
  from: Scalars['String']['output'];
  to: Scalars['String']['output'];
  /** ISO weekdays, 1 is Monday. */
  weekdays: Array<Scalars['Int']['output']>;
};

export type TermsWindowInput = {
  capacity: Scalars['Int']['input'];
  from: Scalars['String']['input'];
  to: Scalars['String']['input'];
  weekdays: Array<Scalars['Int']['input']>;
};

/** How far an order of a point of sale is. What is delivered is OUT when a courier has taken it. */
export type TicketState =
  | 'HANDED_OVER'
  | 'NEW'
  | 'OUT'
  | 'PREPARING'
  | 'READY';

/** A price of a product for a customer group or from a quantity on. */
export type TierPrice = {
  /** The base price on the website; null on every website. */
  basePrice?: Maybe<Money>;
  /** Of the list of that currency; null is the website's own. */
  currency?: Maybe<Scalars['String']['output']>;
  /** Code of a customer group; null is everybody. */
  group?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Off the base price, in basis points; null for an amount. */
  percentOff?: Maybe<Scalars['Int']['output']>;
  /** Null for a percentage. On every website in hundredths of a unit of its own currency. */
  price?: Maybe<Money>;
  productId: Scalars['ID']['output'];
  productName: Scalars['String']['output'];
  /** From this many units of a line on; with 1 it is the price of the group. */
  quantity: Scalars['Int']['output'];
  sku: Scalars['String']['output'];
  /** Null is every website. */
  websiteId?: Maybe<Scalars['ID']['output']>;
};

/** A page of tier prices. */
export type TierPriceConnection = {
  nodes: Array<TierPrice>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

/** Sets the tier price of a website, currency, group and quantity, or removes it where price and percentOff are absent. */
export type TierPriceInput = {
  currency?: InputMaybe<Scalars['String']['input']>;
  group?: InputMaybe<Scalars['String']['input']>;
  /** In basis points. */
  percentOff?: InputMaybe<Scalars['Int']['input']>;
  /** In minor units, or in hundredths of a unit for every website. */
  price?: InputMaybe<Scalars['Int']['input']>;
  quantity: Scalars['Int']['input'];
  /** Null is every website, which needs access to all of them. */
  websiteId?: InputMaybe<Scalars['ID']['input']>;
};

export type Today = {
  /** Sales of today beside the same weekday of the last week; null without the permission for reports. */
  sales?: Maybe<DaySales>;
  /** What needs a person, the most pressing first. */
  tasks: Array<Task>;
  /** What the team did last; null without the permission for the audit log. */
  team?: Maybe<Array<TeamDeed>>;
  /** The week until now, from Monday; null without the permission for reports. */
  week?: Maybe<WeekFigures>;
};

/** A step of the totals. */
export type TotalStep = {
  /** Null for shipping without a method that delivers to the address. */
  amount?: Maybe<Money>;
  /** Of a discount. */
  code?: Maybe<Scalars['String']['output']>;
  kind: TotalStepKind;
  /** Of a tax, in basis points. */
  rate?: Maybe<Scalars['Int']['output']>;
};

/** What a step of the totals is. */
export type TotalStepKind =
  | 'DISCOUNT'
  | 'DISCOUNTED_EXCL_TAX'
  | 'DISCOUNTED_INCL_TAX'
  | 'GOODS_EXCL_TAX'
  | 'GOODS_INCL_TAX'
  | 'GRAND_TOTAL'
  | 'SHIPPING'
  | 'TAX'
  | 'TIP';

/** An enrolment that waits for a first code; valid for 10 minutes. */
export type TotpEnrolment = {
  /** The secret in base32, to type. */
  secret: Scalars['String']['output'];
  /** `otpauth://` address for a QR code. */
  uri: Scalars['String']['output'];
};

export type TotpEnrolmentPayload = {
  enrolment: TotpEnrolment;
};

export type UndoProductsPayload = {
  /** Fields that somebody has changed since and that stay as they are. */
  kept: Array<KeptField>;
  products: Array<CatalogueProduct>;
};

/** A condition that does not hold. */
export type UnmetCondition = {
  /** What the cart has instead: a number, a text, true or false; null where that is not known. */
  actual?: Maybe<Scalars['JSON']['output']>;
  condition: Scalars['JSON']['output'];
};

export type WebhookDeliveriesPayload = {
  /** How many deliveries it changed. */
  count: Scalars['Int']['output'];
  endpoint: WebhookEndpoint;
};

/** An event on its way to an endpoint. */
export type WebhookDelivery = {
  attempts: Scalars['Int']['output'];
  /** The JSON that is sent, indented. */
  body: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** When the next attempt is due; null once there is none. */
  dueAt?: Maybe<Scalars['DateTime']['output']>;
  endpointId: Scalars['ID']['output'];
  event: Scalars['String']['output'];
  /** The same at every endpoint, and in the header `webhook-id`. */
  eventId: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  lastAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  lastDurationMs?: Maybe<Scalars['Int']['output']>;
  /** Why the last attempt failed: the beginning of the answer, or what prevented one. */
  lastError?: Maybe<Scalars['String']['output']>;
  /** Status of the last answer; null where none came. */
  lastStatus?: Maybe<Scalars['Int']['output']>;
  mostAttempts: Scalars['Int']['output'];
  state: WebhookDeliveryState;
};

export type WebhookDeliveryConnection = {
  nodes: Array<WebhookDelivery>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type WebhookDeliveryState =
  | 'DELIVERED'
  /** Given up and put away. */
  | 'DISMISSED'
  /** Given up after the last attempt. */
  | 'FAILED'
  /** Sent when it is due. */
  | 'WAITING';

/** An address of another program that is told of events. */
export type WebhookEndpoint = {
  createdAt: Scalars['DateTime']['output'];
  /** Who made it. */
  createdBy: Scalars['String']['output'];
  /** When the shop switched it off, because nothing arrived there; null once a person has seen to it. */
  disabledAt?: Maybe<Scalars['DateTime']['output']>;
  /** Types of events that are sent there, such as `order.paid`. */
  events: Array<Scalars['String']['output']>;
  /** Deliveries at which an attempt failed within the last 24 hours, and that have not arrived since. */
  failed: Scalars['Int']['output'];
  /** Since when no attempt succeeded; null when the last one did. */
  failingSince?: Maybe<Scalars['DateTime']['output']>;
  /** Deliveries that were given up and wait for a person. */
  givenUp: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  isActive: Scalars['Boolean']['output'];
  /** The last delivery at which an attempt failed, and that has not arrived since. */
  lastFailure?: Maybe<WebhookDelivery>;
  /** Median time in which the answers of the last 24 hours came, in milliseconds. */
  medianMs?: Maybe<Scalars['Int']['output']>;
  /** Until when the secret before the present one signs beside it. */
  oldSecretUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Deliveries that arrived within the last 24 hours. */
  received: Scalars['Int']['output'];
  url: Scalars['String']['output'];
  /** For mutations: changes with every change by staff. */
  version: Scalars['String']['output'];
  /** Null for events of all websites. */
  websiteId?: Maybe<Scalars['ID']['output']>;
};

export type WebhookEndpointInput = {
  /** At least one; each needs the permission to read what it tells. */
  events: Array<Scalars['String']['input']>;
  isActive: Scalars['Boolean']['input'];
  /** https, without user and password, and not in a private network. */
  url: Scalars['String']['input'];
  /** Null for events of all websites, which needs a role for all. */
  websiteId?: InputMaybe<Scalars['ID']['input']>;
};

export type WebhookEndpointPayload = {
  endpoint: WebhookEndpoint;
  /** A new secret, shown this once; null for a repeated request. */
  secret?: Maybe<Scalars['String']['output']>;
};

export type WebhookTestPayload = {
  delivery: WebhookDelivery;
};

/** A shop with its own domain, currency and catalogue view. */
export type Website = {
  code: Scalars['String']['output'];
  /** ISO 3166-1 code of the country of most of its customers. */
  country: Scalars['String']['output'];
  /** ISO 4217 code of its own currency. */
  currency: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Whether the prices of its products include tax. */
  pricesIncludeTax: Scalars['Boolean']['output'];
  /** Its store views, one for each language. */
  storeViews: Array<StoreView>;
  /** IANA time zone, such as `Europe/Paris`. */
  timeZone: Scalars['String']['output'];
};

export type WeekFigures = {
  /** Mean total of a paid order, in minor units; null without orders. */
  averageOrder?: Maybe<Scalars['Int']['output']>;
  currency: Scalars['String']['output'];
  paidOrders: Scalars['Int']['output'];
  quotationsAccepted: Scalars['Int']['output'];
  quotationsAnswered: Scalars['Int']['output'];
  refunded: Scalars['Int']['output'];
};

export type ZoneLead = {
  workingDays: Scalars['Int']['output'];
  zone: Scalars['String']['output'];
};

export type ZoneLeadInput = {
  workingDays: Scalars['Int']['input'];
  zone: Scalars['String']['input'];
};
