/** What is checked of an address, for forms that load it when they are used. */
export const loadAddressRules = async () => await import('./address-rules.ts')
