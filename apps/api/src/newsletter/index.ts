export { registerUnsubscribe } from './http.ts'
export { moveReader } from './newsletter.sql.ts'
export { inviteToJoin, join, leave } from './subscriptions.ts'
