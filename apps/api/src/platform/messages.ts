/** Texts for people; see packages/messages. */
export { messageIn } from '../../../../packages/messages/src/message.ts'
