import type { IForbiddenRuleType } from 'dependency-cruiser'

/** The modules that each module may import, besides packages from npm. A module is a folder of the repository. */
const modules: Record<string, readonly string[]> = {
  'packages/rules': [],
  'packages/contract': [],
  'packages/http-server': ['packages/rules'],
  'packages/messages': [],
  'packages/site-file': ['packages/rules'],
  'apps/bank': ['packages/rules'],
  'apps/api': [
    'packages/rules',
    'packages/contract',
    'packages/http-server',
    'packages/messages',
    'packages/site-file',
  ],
  'apps/admin': ['packages/rules', 'packages/contract', 'packages/http-server'],
  'apps/storefront': ['packages/rules', 'packages/contract', 'packages/http-server', 'packages/site-file'],
  sites: [],
  e2e: ['scripts', 'apps/api', 'apps/admin', 'packages/http-server', 'packages/rules'],
  attack: ['scripts', 'apps/api', 'packages/contract'],
  bench: ['scripts', 'apps/api', 'packages/rules'],
  scripts: [
    'apps/admin',
    'apps/api',
    'apps/bank',
    'apps/storefront',
    'bench',
    'packages/http-server',
    'packages/messages',
    'packages/rules',
    'packages/site-file',
  ],
}

/** Storefront features that every other feature may import. */
const sharedFeatures = [
  'ui',
  'platform',
  'generated',
  'paraglide',
  'layout',
  'errors',
  'forms',
  'fulfilment',
  'consent',
  'analytics',
  'content',
  'share',
  'offline',
]

/** The features that a storefront feature may import, besides the shared ones. */
const features: Record<string, readonly string[]> = {
  sections: ['catalogue', 'blog'],
  pages: ['catalogue', 'moving-media', 'sections', 'reviews', 'cart', 'checkout', 'product', 'search'],
  blog: ['catalogue', 'cart'],
  home: ['sections'],
  product: ['catalogue', 'cart', 'favourites', 'moving-media', 'recent', 'reviews'],
  favourites: ['catalogue', 'cart', 'account'],
  recent: ['catalogue'],
  'quick-order': ['catalogue', 'cart', 'order-lists'],
  'order-lists': ['account', 'favourites'],
  search: ['catalogue'],
  seo: ['catalogue', 'stores'],
  compare: ['catalogue', 'cart'],
  locations: ['cart', 'account'],
  stores: ['locations', 'cart', 'catalogue', 'account'],
  cart: ['catalogue', 'quotations', 'recent'],
  checkout: ['cart', 'account', 'quotations'],
  account: ['cart', 'quotations', 'favourites'],
  withdrawal: ['cart', 'account'],
}

/** Features of the back office that every other feature may import; its other features do not import each other. */
const sharedAdminFeatures = ['ui', 'platform', 'generated', 'paraglide', 'layout', 'forms', 'lists']

const admin = '^apps/admin/app'
const api = '^apps/api/src'
const tests = '\\.test\\.tsx?$'
const storefront = '^apps/storefront/app'
const anyOf = (names: readonly string[]) => `(${names.join('|')})`

function moduleRules(): IForbiddenRuleType[] {
  const all = Object.keys(modules)
  return Object.entries(modules).map(([name, allowed]) => ({
    name: `module ${name}`,
    comment: `${name} may import ${allowed.join(', ') || 'no other module'}`,
    from: { path: `^${name}/` },
    to: { path: `^${anyOf(all)}/`, pathNot: `^${anyOf([name, ...allowed])}/` },
  }))
}

const onlyServers: IForbiddenRuleType = {
  name: 'http server',
  comment:
    'only the platform and the processes of the API and the servers of the apps import packages/http-server',
  from: {
    path: '^apps/',
    pathNot: [`${api}/(platform/|run-process\\.ts)`, '^apps/(storefront|admin)/server/'],
  },
  to: { path: '^packages/http-server/' },
}

function domainRules(): IForbiddenRuleType[] {
  return [
    {
      name: 'api platform',
      comment: 'platform depends on no domain',
      from: { path: `${api}/platform/`, pathNot: tests },
      to: { path: `${api}/`, pathNot: `${api}/platform/` },
    },
    {
      name: 'api domain',
      comment: 'a domain calls another through its index.ts',
      from: { path: `${api}/([^/]+)/`, pathNot: `${api}/platform/` },
      to: { path: `${api}/[^/]+/`, pathNot: [`${api}/($1|platform)/`, `${api}/[^/]+/index\\.ts$`] },
    },
    {
      name: 'api root',
      comment: 'only the root composes domains: no domain imports it',
      from: { path: `${api}/[^/]+/`, pathNot: tests },
      to: { path: `${api}/[^/]+\\.ts$` },
    },
    {
      name: 'api queries',
      comment: 'only a domain imports its own queries',
      from: { path: `${api}/([^/]+)/` },
      to: { path: `${api}/.+\\.sql\\.ts$`, pathNot: `${api}/$1/` },
    },
  ]
}

function featureRules(): IForbiddenRuleType[] {
  const listed = Object.entries(features).map(([name, allowed]): IForbiddenRuleType => ({
    name: `feature ${name}`,
    comment: `feature ${name} may import ${allowed.join(', ')} and the shared features`,
    from: { path: `${storefront}/${name}/` },
    to: {
      path: `${storefront}/[^/]+/`,
      pathNot: `${storefront}/${anyOf([name, ...allowed, ...sharedFeatures])}/`,
    },
  }))
  return [
    ...listed,
    {
      name: 'storefront feature',
      comment: 'a feature may import the shared features and those listed for it in `features`',
      from: {
        path: `${storefront}/([^/]+)/`,
        pathNot: `${storefront}/${anyOf(['ui', 'platform', ...Object.keys(features)])}/`,
      },
      to: { path: `${storefront}/[^/]+/`, pathNot: `${storefront}/${anyOf(['$1', ...sharedFeatures])}/` },
    },
    {
      name: 'storefront ui',
      comment: 'ui imports no feature and no translation',
      from: { path: `${storefront}/ui/` },
      to: { path: `${storefront}/`, pathNot: `${storefront}/ui/` },
    },
    {
      name: 'storefront platform',
      comment: 'platform imports no feature',
      from: { path: `${storefront}/platform/` },
      to: { path: `${storefront}/`, pathNot: `${storefront}/(platform|generated|paraglide)/` },
    },
  ]
}

function adminRules(): IForbiddenRuleType[] {
  return [
    {
      name: 'admin feature',
      comment: 'a feature of the back office imports only the shared features',
      from: { path: `${admin}/([^/]+)/`, pathNot: [tests, `${admin}/(ui|platform)/`] },
      to: { path: `${admin}/[^/]+/`, pathNot: `${admin}/${anyOf(['$1', ...sharedAdminFeatures])}/` },
    },
    {
      name: 'admin ui',
      comment: 'ui imports no feature and no translation',
      from: { path: `${admin}/ui/` },
      to: { path: `${admin}/`, pathNot: `${admin}/ui/` },
    },
    {
      name: 'admin platform',
      comment: 'platform imports no feature',
      from: { path: `${admin}/platform/`, pathNot: tests },
      to: { path: `${admin}/`, pathNot: `${admin}/(platform|generated|paraglide)/` },
    },
  ]
}

const noCycle: IForbiddenRuleType = {
  name: 'cycle',
  comment: 'imports form no cycle, not even of types',
  from: {},
  to: { circular: true },
}

/** The module boundaries (see CONTRIBUTING.md), as rules of dependency-cruiser. */
export const boundaryRules: IForbiddenRuleType[] = [
  ...moduleRules(),
  onlyServers,
  ...domainRules(),
  ...featureRules(),
  ...adminRules(),
  noCycle,
].map((rule) => ({ severity: 'error', ...rule }))
