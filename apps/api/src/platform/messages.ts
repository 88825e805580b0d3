/** Texts for people; see packages/messages. */
export {
  isTextKey,
  messageIn,
  messageLanguages,
  SOURCE_LANGUAGE,
  type MessageArguments,
  type MessageKey,
  type TextKey,
} from '@comptoir/messages/message'
