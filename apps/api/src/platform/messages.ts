/** Texts for people; see packages/messages. */
export { isTextKey, messageIn, type TextKey } from '../../../../packages/messages/src/message.ts'
