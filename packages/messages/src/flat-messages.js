// Plugin of inlang for the files of an app's project: a key maps to a text with {placeholders}, or to { one, other } (the
// plural categories of Unicode) chosen by {count}. The settings of the project have the path of a language's file.

const KEY = 'plugin.comptoir.flatMessages'

const variable = (name) => ({ type: 'variable-reference', name })

function pattern(text) {
  return text
    .split(/(\{\w+\})/)
    .filter(Boolean)
    .map((part) =>
      /^\{\w+\}$/.test(part)
        ? { type: 'expression', arg: variable(part.slice(1, -1)) }
        : { type: 'text', value: part },
    )
}

const namesIn = (text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)

const plural = {
  type: 'local-variable',
  name: 'countPlural',
  value: {
    type: 'expression',
    arg: variable('count'),
    annotation: { type: 'function-reference', name: 'plural', options: [] },
  },
}

const match = (form) =>
  form === 'other'
    ? { type: 'catchall-match', key: 'countPlural' }
    : { type: 'literal-match', key: 'countPlural', value: form }

export default {
  key: KEY,
  toBeImportedFiles: ({ settings }) =>
    settings.locales.map((locale) => ({
      locale,
      path: settings[KEY].path.replace('{locale}', locale),
    })),
  importFiles: ({ files }) => {
    const parsed = files.map(({ locale, content }) => [locale, JSON.parse(new TextDecoder().decode(content))])
    const names = new Map()
    const plurals = new Set()
    for (const [, texts] of parsed) {
      for (const [key, text] of Object.entries(texts)) {
        const isPlural = typeof text !== 'string'
        if (isPlural) plurals.add(key)
        const all = names.get(key) ?? new Set(isPlural ? ['count'] : [])
        for (const form of isPlural ? Object.values(text) : [text])
          namesIn(form).forEach((name) => all.add(name))
        names.set(key, all)
      }
    }
    const bundles = [...names].map(([id, inputs]) => ({
      id,
      declarations: [
        ...[...inputs].map((name) => ({ type: 'input-variable', name })),
        ...(plurals.has(id) ? [plural] : []),
      ],
    }))
    const messages = []
    const variants = []
    for (const [locale, texts] of parsed) {
      for (const [bundleId, text] of Object.entries(texts)) {
        const isPlural = typeof text !== 'string'
        messages.push({ bundleId, locale, selectors: isPlural ? [variable('countPlural')] : [] })
        for (const [form, words] of isPlural ? Object.entries(text) : [['', text]]) {
          variants.push({
            messageBundleId: bundleId,
            messageLocale: locale,
            matches: isPlural ? [match(form)] : [],
            pattern: pattern(words),
          })
        }
      }
    }
    return { bundles, messages, variants }
  },
  exportFiles: () => [],
}
