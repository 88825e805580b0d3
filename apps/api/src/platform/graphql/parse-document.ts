import { GraphQLError, Lexer, parse, Source, TokenKind, type DocumentNode } from 'graphql'
import { DocumentError, refused } from './document-error.ts'
import type { GraphqlLimits } from './limits.ts'

/** Tokens for each field that a document may have. */
const tokensPerField = 5
/** Maximum nesting of braces, brackets and parentheses; the parser is recursive. */
const maxNesting = 100
const maxNameLength = 200

const opening = new Set<TokenKind>([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L])
const closing = new Set<TokenKind>([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R])

/** Parses a document after checking size and nesting. Throws {@link DocumentError}. */
export function parseDocument(text: string, limits: GraphqlLimits): DocumentNode {
  const bytes = Buffer.byteLength(text)
  if (bytes > limits.documentBytes)
    throw refused(
      400,
      `The document has ${bytes} bytes, more than ${limits.documentBytes}: send less, or pass values as variables.`,
    )
  try {
    checkTokens(text, tokensPerField * limits.fields)
    return parse(text)
  } catch (error) {
    if (error instanceof GraphQLError) throw new DocumentError(400, [error])
    throw error
  }
}

function checkTokens(text: string, most: number): void {
  const lexer = new Lexer(new Source(text))
  let tokens = 0
  let nesting = 0
  for (;;) {
    const { kind, value } = lexer.advance()
    if (kind === TokenKind.EOF) return
    if (++tokens > most) throw refused(400, `The document has more than ${most} tokens.`)
    if (kind === TokenKind.NAME && value.length > maxNameLength)
      throw refused(400, `A name in the document is longer than ${maxNameLength} characters.`)
    if (opening.has(kind)) nesting++
    else if (closing.has(kind)) nesting--
    if (nesting > maxNesting) throw refused(400, `The document is nested deeper than ${maxNesting} levels.`)
  }
}
