const PREFIXES = ['utm_', 'mtm_', 'pk_']

/** Click identifiers that ad networks, social networks and mail tools append. */
const CLICK_IDS = new Set([
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

/** Whether a query parameter is for campaign tracking and does not change the page. */
export function isCampaign(name: string): boolean {
  return CLICK_IDS.has(name) || PREFIXES.some((prefix) => name.startsWith(prefix))
}
