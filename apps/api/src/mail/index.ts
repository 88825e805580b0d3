export { mailsCommand, mailsUsage } from './command.ts'
export { formatDateTime } from './format-date-time.ts'
export {
  queueMail,
  deleteExpiredMails,
  queueAccountMail,
  queueMailAgain,
  queueMailOfOrder,
  withdrawMailOfOrder,
  type Attachment,
  type NewMail,
} from './mail.sql.ts'
export { registerOutbox } from './outbox.ts'
export type { MailRow } from './layout.ts'
export { renderMail, type MailValues } from './render.ts'
export { renderQueuedOrderMails, renderAccountMails, type QueuedOrderMail } from './render-queue.ts'
