import { createInterface } from 'node:readline/promises'
import { checks, problemsTogether, type Problem } from './check-answers.ts'
import { questions, type Question } from './questions.ts'

/** Input and output of a terminal. */
export interface Terminal {
  readonly input: NodeJS.ReadableStream
  readonly output: NodeJS.WritableStream
}

const problemOf = async ({ flag }: Question, value: string, given: ReadonlyMap<string, string>) =>
  await checks[flag]?.(value, given)

/** Takes the answers from flags, and defaults for the others. Answers every problem, and those of flags that lack. */
export async function answersOfFlags(
  flags: ReadonlyMap<string, string>,
): Promise<{ given: Map<string, string>; problems: Problem[] }> {
  const given = new Map<string, string>()
  const problems: Problem[] = []
  for (const question of questions) {
    const { flag, text, fallback, isNeeded } = question
    const value = flags.get(flag)
    if (isNeeded?.(given) === false && value === undefined) continue
    if (value === undefined && !fallback) problems.push({ flag, message: `is missing: ${text}` })
    else {
      const answer = value ?? fallback?.(given) ?? ''
      const message = await problemOf(question, answer, given)
      if (message === undefined) given.set(flag, answer)
      else problems.push({ flag, message })
    }
  }
  return { given, problems: problems.length > 0 ? problems : problemsTogether(given) }
}

/** Asks for what the flags leave open, each question until its answer is right; `isTaken` knows codes of other shops. */
export async function askAnswers(
  flags: ReadonlyMap<string, string>,
  { input, output }: Terminal,
  isTaken: (code: string) => boolean,
): Promise<Map<string, string>> {
  const lines = createInterface({ input, output, terminal: false })
  const reader = lines[Symbol.asyncIterator]()
  const given = new Map<string, string>()
  const problemIn = async (question: Question, answer: string) =>
    (await problemOf(question, answer, given)) ??
    (question.flag === 'code' && isTaken(answer)
      ? `There is a folder "${answer}" already: choose another code`
      : undefined)
  const ask = async (question: Question): Promise<void> => {
    const fallback = question.fallback?.(given)
    for (;;) {
      output.write(`${question.text}${fallback ? ` [${fallback}]` : ''}: `)
      const { value, done } = await reader.next()
      if (done) throw new Error(`The input ended before an answer to --${question.flag}.`)
      const answer = value.trim() || (fallback ?? '')
      const problem =
        answer === '' && fallback === undefined ? 'An answer is needed.' : await problemIn(question, answer)
      if (problem === undefined) return void given.set(question.flag, answer)
      output.write(`  ${problem}\n`)
    }
  }
  try {
    for (const question of questions) {
      const value = flags.get(question.flag)
      if (value !== undefined) {
        const problem = await problemIn(question, value)
        if (problem === undefined) {
          given.set(question.flag, value)
          continue
        }
        output.write(`--${question.flag}: ${problem}\n`)
      }
      if (question.isNeeded?.(given) !== false) await ask(question)
    }
    for (;;) {
      const [problem] = problemsTogether(given)
      if (!problem) return given
      output.write(`  ${problem.message}\n`)
      const question = questions.find(({ flag }) => flag === problem.flag)
      if (question) await ask(question)
    }
  } finally {
    lines.close()
  }
}
