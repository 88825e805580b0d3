const element = (id) => document.getElementById(id)

const typeReference = 'kind name ofType { kind name ofType { kind name ofType { kind name } } }'
const schemaQuery = `{
  schema: __schema {
    queryType { name }
    mutationType { name }
    types {
      kind name
      inputFields { name type { ${typeReference} } }
      fields { name description type { ${typeReference} } args { name type { ${typeReference} } } }
    }
  }
}`
const depthOfNewQuery = 2

/** How a type is written, such as `[CartItemInput!]!`. */
function written(type) {
  if (type.kind === 'NON_NULL') return `${written(type.ofType)}!`
  if (type.kind === 'LIST') return `[${written(type.ofType)}]`
  return type.name
}

function named(type) {
  return type.ofType ? named(type.ofType) : type
}

function isRequired(argument) {
  return argument.type.kind === 'NON_NULL'
}

function argumentsOf(field) {
  if (field.args.length === 0) return ''
  return `(${field.args.map((argument) => `${argument.name}: ${written(argument.type)}`).join(', ')})`
}

async function send(operation, headers = {}) {
  const answer = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(operation),
  })
  return { status: answer.status, body: await answer.json() }
}

/** The fields of a type that can be asked for without arguments, nested ones down to `depth`. */
function selection(types, type, depth, indent) {
  const known = types.get(named(type).name)
  if (known.kind === 'UNION') return ` {\n${indent}  __typename\n${indent}}`
  if (!known.fields) return ''
  const lines = known.fields
    .filter((field) => !field.args.some(isRequired))
    .flatMap((field) => {
      const isLeaf = ['SCALAR', 'ENUM'].includes(named(field.type).kind)
      if (isLeaf) return [`${indent}  ${field.name}`]
      const inner = depth > 1 ? selection(types, field.type, depth - 1, `${indent}  `) : ''
      return inner ? [`${indent}  ${field.name}${inner}`] : []
    })
  return lines.length > 0 ? ` {\n${lines.join('\n')}\n${indent}}` : ''
}

const samples = { Int: 1, Float: 1, Boolean: false }

/** A value to start from, with what the type requires and nothing else. */
function sample(types, type) {
  if (type.kind === 'NON_NULL') return sample(types, type.ofType)
  if (type.kind === 'LIST') return [sample(types, type.ofType)]
  const { inputFields } = types.get(type.name)
  return inputFields ? sampleOf(types, inputFields) : (samples[type.name] ?? '')
}

function sampleOf(types, fields) {
  return Object.fromEntries(fields.filter(isAsked).map((field) => [field.name, sample(types, field.type)]))
}

/** Magento leaves `input` nullable and refuses null all the same. */
function isAsked(field) {
  return isRequired(field) || field.name === 'input'
}

/** An operation to start from: the field with all its arguments as variables, of which the required have values. */
function newOperation(types, kind, field) {
  const declared = field.args.map((argument) => `$${argument.name}: ${written(argument.type)}`).join(', ')
  const given = field.args.map((argument) => `${argument.name}: $${argument.name}`).join(', ')
  const body = selection(types, field.type, depthOfNewQuery, '  ')
  const query = `${kind}${declared && ` (${declared})`} {\n  ${field.name}${given && `(${given})`}${body}\n}\n`
  const values = sampleOf(types, field.args)
  return { query, variables: field.args.length > 0 ? JSON.stringify(values, null, 2) : '' }
}

function listed(kind, field) {
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = `#${kind}.${field.name}`
  link.textContent = field.name
  const signature = document.createElement('code')
  signature.textContent = `${argumentsOf(field)}: ${written(field.type)}`
  item.append(link, signature)
  if (field.description) item.title = field.description
  return item
}

function showList(kind, title, fields) {
  const heading = document.createElement('h3')
  heading.textContent = title
  const list = document.createElement('ul')
  list.append(...fields.map((field) => listed(kind, field)))
  element('fields').append(heading, list)
}

function startFrom(types, roots) {
  const [kind, name] = location.hash.slice(1).split('.')
  const field = roots[kind]?.find((known) => known.name === name)
  if (!field) return
  const { query, variables } = newOperation(types, kind, field)
  element('query').value = query
  element('variables').value = variables
  const first = variables ? element('variables') : element('query')
  first.focus()
}

function filterFields() {
  const wanted = element('filter').value.trim().toLowerCase()
  const items = [...element('fields').querySelectorAll('li')]
  for (const item of items) item.hidden = !item.textContent.toLowerCase().includes(wanted)
  const count = items.filter((item) => !item.hidden).length
  element('fields-status').textContent = count === 1 ? '1 field' : `${count} fields`
}

async function readSchema() {
  const { body } = await send({ query: schemaQuery })
  if (!body.data) throw new Error(body.errors?.[0]?.message ?? 'no answer')
  const { types: list, queryType, mutationType } = body.data.schema
  const types = new Map(list.map((type) => [type.name, type]))
  const fieldsOf = (root) =>
    (types.get(root?.name)?.fields ?? []).toSorted((a, b) => a.name.localeCompare(b.name))
  const roots = { query: fieldsOf(queryType), mutation: fieldsOf(mutationType) }
  showList('query', 'Queries', roots.query)
  showList('mutation', 'Mutations', roots.mutation)
  filterFields()
  element('filter').addEventListener('input', filterFields)
  window.addEventListener('hashchange', () => startFrom(types, roots))
  element('fields').addEventListener('click', (event) => {
    const link = event.target.closest('a')
    if (link?.hash === location.hash) startFrom(types, roots)
  })
  startFrom(types, roots)
}

function readVariables() {
  const field = element('variables')
  try {
    const variables = field.value.trim() === '' ? {} : JSON.parse(field.value)
    field.removeAttribute('aria-invalid')
    return variables
  } catch (error) {
    field.setAttribute('aria-invalid', 'true')
    field.focus()
    throw new Error(`The variables are not JSON: ${error.message}`, { cause: error })
  }
}

function tell(text, hasFailed) {
  element('status').textContent = text
  element('status').classList.toggle('failed', hasFailed)
}

async function submit() {
  const store = element('store').value.trim()
  const token = element('token').value.trim()
  const headers = { ...(store && { store }), ...(token && { authorization: `Bearer ${token}` }) }
  try {
    const operation = { query: element('query').value, variables: readVariables() }
    tell('Sent, waiting for the answer …', false)
    const started = performance.now()
    const { status, body } = await send(operation, headers)
    const milliseconds = Math.round(performance.now() - started)
    const error = body.errors?.[0]?.message
    tell(`${status} after ${milliseconds} ms${error ? `: ${error}` : ''}`, error !== undefined)
    element('answer').textContent = JSON.stringify(body, null, 2)
  } catch (error) {
    tell(error.message, true)
  }
}

element('operation').addEventListener('submit', (event) => {
  event.preventDefault()
  void submit()
})
element('operation').addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault()
    element('operation').requestSubmit()
  }
})

readSchema().catch((error) => {
  element('fields-status').textContent = `The schema cannot be read: ${error.message}`
})
