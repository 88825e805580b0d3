/** Names the field of one option: radio buttons of two options must not share a name. */
export const optionField = (code: string) => `option:${code}`
