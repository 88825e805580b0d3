/** Form field name of a configurable option, unique in the page. */
export const optionFieldName = (code: string) => `option:${code}`
