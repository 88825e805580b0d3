export { registerUnsubscribe } from './http.ts'
export { moveReader } from './newsletter.sql.ts'
export { invite } from './newsletter.ts'
export { inviteToJoin, join, leave } from './subscriptions.ts'
