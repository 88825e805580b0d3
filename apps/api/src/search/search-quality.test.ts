import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'

let shop: TestApi

beforeAll(async () => {
  shop = await createTestApi({ now: () => new Date('2026-11-21T10:00:00Z') })
})
afterAll(() => shop.close())

async function find(search: string, store: string) {
  const { data } = await shop.send<{ products: { items: { sku: string; name: string }[] } }>(
    'query ($search: String) { products(search: $search, pageSize: 100) { items { sku name } } }',
    { search },
    { store },
  )
  return data.products.items
}

/** Queries, and a name that must be among the first three hits. */
const fountains: Record<string, [string, RegExp][]> = {
  fr: [
    ['fontaine à eau', /Comptoir/],
    ['fontaine bureau', /Bureau|Comptoir/],
    ['robinet doré', /Robinet|Bec Or/],
    ['robinets noirs', /Robinet|Nuit/],
    ['eau gazeuse', /Bulle|CO₂|Comptoir/],
    ['petilante', /Bulle|CO₂|Détendeur|Comptoir/],
    ['recharge filtre', /filtration|Cartouche/i],
    ['catrouche', /^Cartouche/],
    ['calcaire', /Tendre|nettoyage|Thé/i],
    ['carafe gravee', /gravée/],
    ['gourdes', /^Gourde/],
    ['bouteille co2', /^Bouteille de CO₂/],
    ['vsq c3', /^Comptoir 3/],
    ['contrat entretient', /^Contrat d’entretien/],
    ['sans électricité', /Kit|Robinet|Borne/],
    ['exterieur', /Extérieur|Borne|Murale/],
    ['lave vaisselle', /Bac|Gobelet|Carafe/],
  ],
  en: [
    ['water cooler', /Comptoir|Fountain/],
    ['gold tap', /Tap|Gold/],
    ['matte black tap', /Tap|Nuit|Black/],
    ['fizzy water', /Bulle|CO₂|Comptoir/],
    ['sparklin', /Bulle|CO₂|Comptoir/],
    ['replacement filter', /Filter|Cartridge/],
    ['cartrige', /Cartridge/],
    ['limescale', /Tendre|Cleaning|Tea/],
    ['water jug', /carafe/i],
    ['engraving', /Engraved/],
    ['flasks', /flask/],
    ['CO2 cylinder', /^CO₂ cylinder/],
    ['VSQC3', /^Comptoir 3/],
    ['servicing contract', /contract/i],
    ['lead-free', /Tap|nozzle|head|Regulator/i],
    ['dishwasher', /tray|tumbler|carafe/i],
  ],
  it: [
    ['fontana ufficio', /Ufficio|Comptoir/],
    ['distributore acqua', /Comptoir|Fontana|Distributore/],
    ['rubinetto dorato', /Rubinetto|Erogatore Oro/],
    ['rubinetti neri', /Rubinetto|Nuit/],
    ['acqua gassata', /Bulle|CO₂|Comptoir/],
    ['frizante', /Bulle|CO₂|Riduttore|Comptoir/],
    ['ricarica filtro', /filtrazione|Cartuccia/],
    ['cartucia', /^Cartuccia/],
    ['calcare', /Tendre|pulizia|Tè/],
    ['caraffa incisa', /incisa/],
    ['borracce', /^Borraccia/],
    ['bombola CO2', /^Bombola di CO₂/],
    ['vsq-c3', /^Comptoir 3/],
    ['contratto manutensione', /^Contratto di manutenzione/],
    ['senza piombo', /Rubinetto|Riduttore|Testa/],
    ['lavastoviglie', /Vaschetta|Bicchiere|Caraffa/],
  ],
}

const dishes: Record<string, [string, RegExp][]> = {
  sushi_fr: [
    ['sushi', /Temaki|Maki|Nigiri|California/],
    ['makis saumon', /Maki saumon/],
    ['poké saumon', /^Poke saumon/],
    ['saumom', /saumon/i],
    ['crevettes', /crevette/],
    ['gyosa', /^Gyoza/],
    ['végétarienne', /légumes|Biscuits|Mangue|Perles/],
    ['vegan', /Mangue|Perles|Vin|végétal/],
    ['maki sans gluten', /Maki/],
    ['sans lactose', /./],
    ['sans fruits à coque', /./],
    ['menu midi', /^Menu du midi/],
    ['plateaux', /^Plateau/],
    ['mochi glace', /^Mochis glacés/],
    ['the vert', /^Thé vert/],
    ['bière sans alcool', /sans alcool/],
    ['NR-BOI-YUZ', /^Limonade au yuzu/],
  ],
  sushi_en: [
    ['sushi', /temaki|maki|nigiri|California/i],
    ['salmon maki', /Salmon.*maki/],
    ['poke bowl', /poke/],
    ['samon', /salmon/i],
    ['shrimps', /prawn/i],
    ['dumplings', /gyoza/],
    ['vegetarian', /Vegetable|biscuits|mango|Coconut/i],
    ['gluten-free maki', /maki/],
    ['dairy free', /./],
    ['nut free', /./],
    ['lunch menu', /^Lunch menu/],
    ['kids menu', /^Children’s menu/],
    ['platters', /platter/],
    ['alcohol free beer', /^Alcohol-free/],
    ['tempora', /tempura/i],
    ['green tea', /green tea/],
  ],
  sushi_it: [
    ['sushi', /maki|nigiri|California/i],
    ['maki salmone', /Maki di salmone|Maki.*salmone/],
    ['poke salmone', /^Poke di salmone/],
    ['salmonne', /salmone/i],
    ['gamberetti', /gamber/],
    ['ravioli', /^Gyoza/],
    ['vegetariana', /verdure|Biscotti|Mango|Perle/],
    ['vegan', /Mango|Perle|Vino|vegetale/],
    ['maki senza glutine', /Maki/i],
    ['senza lattosio', /./],
    ['menu pranzo', /^Menu del pranzo/],
    ['menu bambini', /^Menu bambini/],
    ['vassoi', /^Vassoio/],
    ['te verde', /^Tè verde/],
    ['sasimi', /sashimi/i],
    ['involtini', /^Involtini/],
  ],
}

const tableware: Record<string, [string, RegExp][]> = {
  keramik_de: [
    ['Becher', /^Becher|becher$/],
    ['becher 350ml', /^Becher 350 ml/],
    ['Becher 0,35 Liter', /^Becher 350 ml/],
    ['tee kanne', /^Teekanne/],
    ['Teekane', /^Teekanne/],
    ['teller', /Teller|teller/],
    ['Speise Teller', /^Speiseteller/],
    ['vasen', /vase/],
    ['müsli schale', /^Müslischale/],
    ['Müslischüssel', /^Müslischale/],
    ['butter dose', /^Butterdose/],
    ['UT-BEC', /^Becher 350 ml/],
    ['ut kan', /^Teekanne/],
    ['utvmo', /^Mondvase/],
  ],
  keramik_en: [
    ['mugs', /mug/i],
    ['350 ml mug', /350/],
    ['teapott', /teapot/i],
    ['vases', /vase/i],
    ['UT-KRU', /jug|pitcher/i],
  ],
}

describe.each(Object.entries({ ...fountains, ...dishes, ...tableware }))(
  'users of %s who type',
  (store, words) => {
    it.each(words)('"%s" find a fitting product', async (query, name) => {
      const names = (await find(query, store)).slice(0, 3).map((found) => found.name)
      expect(names).toEqual(expect.arrayContaining([expect.stringMatching(name)]))
    })
  },
)

describe('an avoided allergen', () => {
  async function holding(code: string) {
    const rows = await shop.sql<{ sku: string }[]>`
      select p.sku from product p
        join product_values v on v.product_id = p.id and v.store_id = 0
        join attribute_option o on v.attribute_values -> 'allergens' @> to_jsonb(o.id)
       where o.value = ${code}`
    return new Set(rows.map(({ sku }) => sku))
  }

  it.each([
    ['sushi_fr', 'sans gluten', 'Gluten'],
    ['sushi_fr', 'gluten', 'Gluten'],
    ['sushi_fr', 'sans poisson', 'Poisson'],
    ['sushi_fr', 'sans lait', 'Lait'],
    ['sushi_fr', 'maki sans sésame', 'Sésame'],
    ['sushi_en', 'no fish', 'Poisson'],
    ['sushi_en', 'egg-free', 'Œufs'],
    ['sushi_it', 'senza uova', 'Œufs'],
  ])('is in no product that %s finds for "%s"', async (store, query, allergen) => {
    const avoided = await holding(allergen)
    expect(avoided.size).toBeGreaterThan(0)
    const found = await find(query, store)
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter(({ sku }) => avoided.has(sku))).toEqual([])
  })

  it('is not assumed absent when the allergens are not declared', async () => {
    expect((await find('sans moutarde', 'sushi_fr')).map(({ sku }) => sku)).toContain('NR-BOI-EAU')
    await shop.sql`
      update product_values set attribute_values = attribute_values - 'allergens_declared'
       where store_id = 0 and product_id = (select id from product where sku = 'NR-BOI-EAU')`
    await shop.sql`select bump_catalogue()`
    await shop.api.app.catalogue.refresh()
    expect((await find('sans moutarde', 'sushi_fr')).map(({ sku }) => sku)).not.toContain('NR-BOI-EAU')
  })
})
