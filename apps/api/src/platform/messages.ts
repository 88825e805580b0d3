/** Texts for people; see packages/messages. */
export { isTextKey, messageIn, type TextKey } from '@comptoir/messages/message'
