const PREFIXES = ['utm_', 'mtm_', 'pk_']

/** Marks of a click that advertisers, networks and mail programs append. */
const CLICKS = new Set([
  '_ga',
  '_gl',
  'dclid',
  'epik',
  'fbclid',
  'gad_campaignid',
  'gad_source',
  'gbraid',
  'gclid',
  'gclsrc',
  'igshid',
  'li_fat_id',
  'mc_cid',
  'mc_eid',
  'msclkid',
  'rdt_cid',
  'srsltid',
  'ttclid',
  'twclid',
  'wbraid',
  'yclid',
])

/** Whether a parameter says how a visitor came, and nothing of the page. */
export function isCampaign(name: string): boolean {
  return CLICKS.has(name) || PREFIXES.some((prefix) => name.startsWith(prefix))
}
