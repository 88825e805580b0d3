export { deliverMails } from './delivery.ts'
export { mailsCommand, mailsUsage } from './command.ts'
export { instantText } from './instant.ts'
export {
  insertMail as queueMail,
  forgetMails,
  insertPersonMail as queuePersonMail,
  insertUnwritten as queueUnwritten,
  type Attachment,
} from './mail.sql.ts'
export { registerOutbox } from './outbox.ts'
export type { MailRow } from './layout.ts'
export { renderMail, type MailValues } from './render.ts'
export { mailWords } from './words/index.ts'
export { writeMails, writePersonMails, type Asked } from './write.ts'
