/** Elements that draw. Scripts, styles, foreign content, animations and external pictures are not among them. */
const ELEMENTS = new Set(
  'svg g path circle ellipse rect line polyline polygon defs use symbol title desc linearGradient radialGradient stop clipPath mask'.split(
    ' ',
  ),
)

const NAMESPACES = new Set(['http://www.w3.org/2000/svg', 'http://www.w3.org/1999/xlink'])

/**
 * Why an SVG file must not be served; undefined for one that only draws: no scripts, no styles, no events and nothing
 * that is loaded from elsewhere.
 */
export function svgProblem(text: string): string | undefined {
  const source = withoutComments(text.trim())
  if (source === undefined) return 'has a comment without an end'
  const tags = source.split('<')
  if (tags.shift()?.trim() !== '') return 'does not begin with an element'
  if (tags[0]?.startsWith('?xml ')) tags.shift()
  if (!/^svg[\s>]/.test(tags[0] ?? '')) return 'is not an SVG file: its first element must be <svg>'
  return tags.map(tagProblem).find((problem) => problem !== undefined)
}

function tagProblem(tag: string): string | undefined {
  const end = tag.indexOf('>')
  if (end < 0) return 'has a tag without an end'
  const inner = tag.slice(0, end)
  const [name = ''] = inner.replace(/^\//, '').split(/[\s/]/, 1)
  if (!ELEMENTS.has(name)) return `has <${name}>, which is not allowed`
  if (inner.startsWith('/')) return undefined
  return attributesOf(inner.slice(name.length)).map(attributeProblem).find(Boolean)
}

function attributeProblem([name, value]: readonly [string, string]): string | undefined {
  const lower = name.toLowerCase()
  if (lower === 'xmlns' || lower.startsWith('xmlns:'))
    return NAMESPACES.has(value) ? undefined : `has the namespace ${value}, which is not allowed`
  if (!/^[a-z:-]+\d?$/i.test(name)) return `has an attribute that cannot be read: ${name}`
  if (lower.startsWith('on') || lower === 'style' || lower === 'xml:base')
    return `has the attribute ${name}, which is not allowed`
  if (lower.endsWith('href') && !value.startsWith('#'))
    return `refers to ${value}: only its own parts are allowed`
  const refersElsewhere = value
    .toLowerCase()
    .split('url(')
    .slice(1)
    .some((rest) => !/^["']?#/.test(rest))
  return refersElsewhere || value.includes('\\')
    ? `refers to ${value}: only its own parts are allowed`
    : undefined
}

/** Names and values of a tag's attributes; an unquoted or unended value belongs to a name that cannot be read. */
function attributesOf(text: string): (readonly [string, string])[] {
  const found: (readonly [string, string])[] = []
  let rest = text.trim()
  while (rest !== '' && rest !== '/') {
    const equals = rest.indexOf('=')
    const value = rest.slice(equals + 1).trimStart()
    const quote = value[0] ?? ''
    const end = value.indexOf(quote, 1)
    if (equals < 0 || !(quote === '"' || quote === "'") || end < 0) return [...found, [rest, '']]
    found.push([rest.slice(0, equals).trim(), value.slice(1, end)])
    rest = value.slice(end + 1).trimStart()
  }
  return found
}

function withoutComments(text: string): string | undefined {
  const [first = '', ...others] = text.split('<!--')
  const rest = others.map((part) => {
    const end = part.indexOf('-->')
    return end < 0 ? undefined : part.slice(end + 3)
  })
  return rest.includes(undefined) ? undefined : first + rest.join('')
}
