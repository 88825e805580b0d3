import { openPlaceholders } from '@comptoir/rules/reply-template'
import { messageIn } from '../messages.ts'
import { InvalidInputError, type Problem } from './errors.ts'

/** What is wrong with a text to a customer that has places left to fill in. */
export function placeholderProblems(language: string, field: string, text: string): Problem[] {
  const open = openPlaceholders(text)
  if (open.length === 0) return []
  const names = open.map((one) => `{{${one}}}`).join(', ')
  return [{ field, message: messageIn(language, 'reply_template_open', { names }) }]
}

/** Throws InvalidInputError for a text to a customer that has places left to fill in. */
export function demandFilledIn(language: string, field: string, text: string): void {
  const problems = placeholderProblems(language, field, text)
  if (problems.length > 0) throw new InvalidInputError(problems)
}
