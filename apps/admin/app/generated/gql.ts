/* eslint-disable */
import * as types from './graphql';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "query Count($list: String!, $filters: [ListFilter!]) {\n  listCount(list: $list, filters: $filters)\n}": typeof types.CountDocument,
    "query Frame {\n  me {\n    id\n    name\n    email\n    language\n    roleName\n    permissions\n    refundLimit\n    confirmedUntil\n    secondFactor {\n      isRequired\n      dueAt\n      isOverdue\n    }\n  }\n  websites {\n    id\n    code\n    name\n    currency\n    timeZone\n    pricesIncludeTax\n    storeViews {\n      id\n      code\n      name\n      language\n    }\n  }\n  myPendingActions {\n    id\n    kind\n    entityType\n    entityId\n    entityLabel\n    summary\n    state\n    dueAt\n    canWithdraw\n  }\n}": typeof types.FrameDocument,
    "mutation SignOut($idempotencyKey: ID!) {\n  signOut(idempotencyKey: $idempotencyKey) {\n    isSignedOut\n  }\n}": typeof types.SignOutDocument,
    "mutation WithdrawAction($idempotencyKey: ID!, $id: ID!) {\n  withdrawAction(idempotencyKey: $idempotencyKey, id: $id) {\n    action {\n      id\n      state\n    }\n  }\n}": typeof types.WithdrawActionDocument,
    "fragment Outcome on SignInResult {\n  session {\n    token\n    expiresAt\n    deviceToken\n    deviceTokenExpiresAt\n  }\n  challenge {\n    token\n    methods\n    recoveryCodesLeft\n    email\n    language\n    administrators\n    lastSignIn {\n      at\n      device {\n        browser\n        system\n      }\n      address\n    }\n  }\n  failure {\n    reason\n    message\n    triesLeft\n    retryAfterSeconds\n  }\n}\n\nmutation SignIn($email: String!, $password: String!, $userAgent: String, $deviceToken: String) {\n  signIn(\n    email: $email\n    password: $password\n    userAgent: $userAgent\n    deviceToken: $deviceToken\n  ) {\n    ...Outcome\n  }\n}\n\nmutation VerifyTotp($challenge: String!, $code: String!, $userAgent: String, $rememberDevice: Boolean) {\n  verifyTotp(\n    challenge: $challenge\n    code: $code\n    userAgent: $userAgent\n    rememberDevice: $rememberDevice\n  ) {\n    ...Outcome\n  }\n}\n\nmutation UseRecoveryCode($challenge: String!, $code: String!, $userAgent: String) {\n  useRecoveryCode(challenge: $challenge, code: $code, userAgent: $userAgent) {\n    ...Outcome\n  }\n}\n\nmutation StartPasskeySignIn($challenge: String) {\n  startPasskeySignIn(challenge: $challenge) {\n    ceremony\n    options\n  }\n}\n\nmutation FinishPasskeySignIn($ceremony: String!, $response: JSON!, $userAgent: String, $rememberDevice: Boolean) {\n  finishPasskeySignIn(\n    ceremony: $ceremony\n    response: $response\n    userAgent: $userAgent\n    rememberDevice: $rememberDevice\n  ) {\n    ...Outcome\n  }\n}": typeof types.OutcomeFragmentDoc,
    "query Today($websiteId: ID!) {\n  today(websiteId: $websiteId) {\n    tasks {\n      kind\n      urgency\n      count\n      oldestAt\n      examples {\n        entityType\n        entityId\n        label\n        detail\n        quantity\n        at\n        amount {\n          amount\n          currency\n        }\n        expected {\n          amount\n          currency\n        }\n      }\n    }\n    sales {\n      currency\n      day\n      total\n      orders\n      totalBefore\n      wholeDayBefore\n      hours\n      hoursBefore\n    }\n    week {\n      currency\n      paidOrders\n      averageOrder\n      quotationsAccepted\n      quotationsAnswered\n      refunded\n    }\n    team {\n      id\n      actor\n      action\n      entityType\n      entityId\n      entityLabel\n      at\n    }\n  }\n}": typeof types.TodayDocument,
};
const documents: Documents = {
    "query Count($list: String!, $filters: [ListFilter!]) {\n  listCount(list: $list, filters: $filters)\n}": types.CountDocument,
    "query Frame {\n  me {\n    id\n    name\n    email\n    language\n    roleName\n    permissions\n    refundLimit\n    confirmedUntil\n    secondFactor {\n      isRequired\n      dueAt\n      isOverdue\n    }\n  }\n  websites {\n    id\n    code\n    name\n    currency\n    timeZone\n    pricesIncludeTax\n    storeViews {\n      id\n      code\n      name\n      language\n    }\n  }\n  myPendingActions {\n    id\n    kind\n    entityType\n    entityId\n    entityLabel\n    summary\n    state\n    dueAt\n    canWithdraw\n  }\n}": types.FrameDocument,
    "mutation SignOut($idempotencyKey: ID!) {\n  signOut(idempotencyKey: $idempotencyKey) {\n    isSignedOut\n  }\n}": types.SignOutDocument,
    "mutation WithdrawAction($idempotencyKey: ID!, $id: ID!) {\n  withdrawAction(idempotencyKey: $idempotencyKey, id: $id) {\n    action {\n      id\n      state\n    }\n  }\n}": types.WithdrawActionDocument,
    "fragment Outcome on SignInResult {\n  session {\n    token\n    expiresAt\n    deviceToken\n    deviceTokenExpiresAt\n  }\n  challenge {\n    token\n    methods\n    recoveryCodesLeft\n    email\n    language\n    administrators\n    lastSignIn {\n      at\n      device {\n        browser\n        system\n      }\n      address\n    }\n  }\n  failure {\n    reason\n    message\n    triesLeft\n    retryAfterSeconds\n  }\n}\n\nmutation SignIn($email: String!, $password: String!, $userAgent: String, $deviceToken: String) {\n  signIn(\n    email: $email\n    password: $password\n    userAgent: $userAgent\n    deviceToken: $deviceToken\n  ) {\n    ...Outcome\n  }\n}\n\nmutation VerifyTotp($challenge: String!, $code: String!, $userAgent: String, $rememberDevice: Boolean) {\n  verifyTotp(\n    challenge: $challenge\n    code: $code\n    userAgent: $userAgent\n    rememberDevice: $rememberDevice\n  ) {\n    ...Outcome\n  }\n}\n\nmutation UseRecoveryCode($challenge: String!, $code: String!, $userAgent: String) {\n  useRecoveryCode(challenge: $challenge, code: $code, userAgent: $userAgent) {\n    ...Outcome\n  }\n}\n\nmutation StartPasskeySignIn($challenge: String) {\n  startPasskeySignIn(challenge: $challenge) {\n    ceremony\n    options\n  }\n}\n\nmutation FinishPasskeySignIn($ceremony: String!, $response: JSON!, $userAgent: String, $rememberDevice: Boolean) {\n  finishPasskeySignIn(\n    ceremony: $ceremony\n    response: $response\n    userAgent: $userAgent\n    rememberDevice: $rememberDevice\n  ) {\n    ...Outcome\n  }\n}": types.OutcomeFragmentDoc,
    "query Today($websiteId: ID!) {\n  today(websiteId: $websiteId) {\n    tasks {\n      kind\n      urgency\n      count\n      oldestAt\n      examples {\n        entityType\n        entityId\n        label\n        detail\n        quantity\n        at\n        amount {\n          amount\n          currency\n        }\n        expected {\n          amount\n          currency\n        }\n      }\n    }\n    sales {\n      currency\n      day\n      total\n      orders\n      totalBefore\n      wholeDayBefore\n      hours\n      hoursBefore\n    }\n    week {\n      currency\n      paidOrders\n      averageOrder\n      quotationsAccepted\n      quotationsAnswered\n      refunded\n    }\n    team {\n      id\n      actor\n      action\n      entityType\n      entityId\n      entityLabel\n      at\n    }\n  }\n}": types.TodayDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Count($list: String!, $filters: [ListFilter!]) {\n  listCount(list: $list, filters: $filters)\n}"): typeof import('./graphql').CountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Frame {\n  me {\n    id\n    name\n    email\n    language\n    roleName\n    permissions\n    refundLimit\n    confirmedUntil\n    secondFactor {\n      isRequired\n      dueAt\n      isOverdue\n    }\n  }\n  websites {\n    id\n    code\n    name\n    currency\n    timeZone\n    pricesIncludeTax\n    storeViews {\n      id\n      code\n      name\n      language\n    }\n  }\n  myPendingActions {\n    id\n    kind\n    entityType\n    entityId\n    entityLabel\n    summary\n    state\n    dueAt\n    canWithdraw\n  }\n}"): typeof import('./graphql').FrameDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SignOut($idempotencyKey: ID!) {\n  signOut(idempotencyKey: $idempotencyKey) {\n    isSignedOut\n  }\n}"): typeof import('./graphql').SignOutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation WithdrawAction($idempotencyKey: ID!, $id: ID!) {\n  withdrawAction(idempotencyKey: $idempotencyKey, id: $id) {\n    action {\n      id\n      state\n    }\n  }\n}"): typeof import('./graphql').WithdrawActionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment Outcome on SignInResult {\n  session {\n    token\n    expiresAt\n    deviceToken\n    deviceTokenExpiresAt\n  }\n  challenge {\n    token\n    methods\n    recoveryCodesLeft\n    email\n    language\n    administrators\n    lastSignIn {\n      at\n      device {\n        browser\n        system\n      }\n      address\n    }\n  }\n  failure {\n    reason\n    message\n    triesLeft\n    retryAfterSeconds\n  }\n}\n\nmutation SignIn($email: String!, $password: String!, $userAgent: String, $deviceToken: String) {\n  signIn(\n    email: $email\n    password: $password\n    userAgent: $userAgent\n    deviceToken: $deviceToken\n  ) {\n    ...Outcome\n  }\n}\n\nmutation VerifyTotp($challenge: String!, $code: String!, $userAgent: String, $rememberDevice: Boolean) {\n  verifyTotp(\n    challenge: $challenge\n    code: $code\n    userAgent: $userAgent\n    rememberDevice: $rememberDevice\n  ) {\n    ...Outcome\n  }\n}\n\nmutation UseRecoveryCode($challenge: String!, $code: String!, $userAgent: String) {\n  useRecoveryCode(challenge: $challenge, code: $code, userAgent: $userAgent) {\n    ...Outcome\n  }\n}\n\nmutation StartPasskeySignIn($challenge: String) {\n  startPasskeySignIn(challenge: $challenge) {\n    ceremony\n    options\n  }\n}\n\nmutation FinishPasskeySignIn($ceremony: String!, $response: JSON!, $userAgent: String, $rememberDevice: Boolean) {\n  finishPasskeySignIn(\n    ceremony: $ceremony\n    response: $response\n    userAgent: $userAgent\n    rememberDevice: $rememberDevice\n  ) {\n    ...Outcome\n  }\n}"): typeof import('./graphql').OutcomeFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Today($websiteId: ID!) {\n  today(websiteId: $websiteId) {\n    tasks {\n      kind\n      urgency\n      count\n      oldestAt\n      examples {\n        entityType\n        entityId\n        label\n        detail\n        quantity\n        at\n        amount {\n          amount\n          currency\n        }\n        expected {\n          amount\n          currency\n        }\n      }\n    }\n    sales {\n      currency\n      day\n      total\n      orders\n      totalBefore\n      wholeDayBefore\n      hours\n      hoursBefore\n    }\n    week {\n      currency\n      paidOrders\n      averageOrder\n      quotationsAccepted\n      quotationsAnswered\n      refunded\n    }\n    team {\n      id\n      actor\n      action\n      entityType\n      entityId\n      entityLabel\n      at\n    }\n  }\n}"): typeof import('./graphql').TodayDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
