/** Texts for people; see packages/messages. */
export {
  isTextKey,
  messageIn,
  messageLanguages,
  SOURCE_LANGUAGE,
  type TextKey,
} from '@comptoir/messages/message'
