import { expect } from '@playwright/test'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { root } from '../scripts/processes.ts'
import { addresses } from './addresses.ts'
import { runCommand } from './changing-shop.ts'
import { test } from './test.ts'

const committed = path.join(root, 'apps/api/test/imported-shop')
const apis = [addresses.api, addresses.secondApi]
const storefronts = [addresses.changing, addresses.changingToo]

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><path d="M2 2h24v24H2z"/></svg>'
const redirects = '/socks  /en/merino-socks.html\n'
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const [logo, moved] = [hashOf(drawing), hashOf(redirects)]
const logoAddress = `/look/${logo.slice(0, 10)}-logo.svg`

const wordsOf = (signs: Readonly<Record<string, boolean>>) =>
  Object.keys(signs)
    .filter((word) => signs[word])
    .join(' ')

async function shownByApi(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', store: 'outpost_en' },
    body: JSON.stringify({ query: '{ websiteSettings storefrontSettings }' }),
  })
  const text = await answer.text()
  return wordsOf({
    phone: text.includes('+41 44 000 00 00'),
    theme: text.includes('--r-card: 7px'),
    price: text.includes(String.raw`priceInclTax\":490`),
    logo: text.includes(logo),
    redirect: text.includes(moved),
  })
}

async function shownByStorefront(origin: string): Promise<string> {
  const [page, picture, redirect] = await Promise.all([
    fetch(`${origin}/en/merino-socks.html`).then((answer) => answer.text()),
    fetch(origin + logoAddress).then((answer) => answer.text()),
    fetch(`${origin}/socks`, { redirect: 'manual' }),
  ])
  return wordsOf({
    phone: page.includes('+41 44 000 00 00'),
    theme: page.includes('--r-card: 7px'),
    price: /"value":"?4\.90?"?/.test(page),
    logo: page.includes(logoAddress) && picture === drawing,
    redirect: redirect.headers.get('location') === '/en/merino-socks.html',
  })
}

/** What the four processes show of the changed settings: a word for each. */
const shown = async () => await Promise.all([...apis.map(shownByApi), ...storefronts.map(shownByStorefront)])

const everywhere = (words: string) => Array.from({ length: 4 }, () => words)

test('Owners change settings by command, and two API processes and two storefront processes show them', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'comptoir-settings-'))
  const write = async (name: string, change: (text: string) => string) =>
    await writeFile(path.join(folder, name), change(await readFile(path.join(committed, name), 'utf8')))
  expect(await shown()).toEqual(everywhere(''))

  const method = {
    carrierCode: 'flatrate',
    methodCode: 'flatrate',
    carrierTitle: { fr: 'Colis', en: 'Parcel', it: 'Pacco' },
    methodTitle: { fr: 'Colis', en: 'Parcel', it: 'Pacco' },
    priceInclTax: 490,
  }
  await write('website.json', (text) =>
    text.replace('"methods": []', `"methods": [${JSON.stringify(method)}]`),
  )
  const look = JSON.stringify({ logo: { file: 'logo.svg', width: 28, height: 28 } })
  await write('site.json', (text) =>
    text.replaceAll('+33 1 00 00 00 00', '+41 44 000 00 00').replace('"logo":', `"look": ${look},\n  $&`),
  )
  await write('theme.css', () => ':root { --r-card: 7px; }\n')
  await mkdir(path.join(folder, 'look'))
  await writeFile(path.join(folder, 'look/logo.svg'), drawing)
  await writeFile(path.join(folder, 'redirects.txt'), redirects)
  expect(await runCommand('import', 'website', folder)).toMatch(/The website outpost: \d+ changed\./)
  const started = Date.now()
  const all = everywhere('phone theme price logo redirect')
  await expect.poll(shown, { intervals: [50] }).toEqual(all)
  test.info().annotations.push({ type: 'shown after', description: `${Date.now() - started} ms` })

  await writeFile(path.join(folder, 'redirects.txt'), '/socks /en\n/boots\n')
  await writeFile(path.join(folder, 'theme.css'), '')
  expect(await runCommand('import', 'website', folder)).toMatch(
    /redirects\.txt:2:1: write the old path, the new one and 301 or 302/,
  )
  await write('site.json', (text) => text.replace('"brand"', '"brnad"'))
  expect(await runCommand('import', 'website', folder)).toMatch(/site\.json:3:\d+: brnad: is not known here/)
  expect(await shown()).toEqual(all)

  expect(await runCommand('import', 'website', committed)).toMatch(/The website outpost: \d+ changed\./)
  const statusOf = async (origin: string) => (await fetch(origin + logoAddress)).status
  await expect.poll(shown, { intervals: [50] }).toEqual(everywhere(''))
  // Pages that are open still find the logo that they show.
  expect(await Promise.all(storefronts.map(statusOf))).toEqual([200, 200])
  await rm(folder, { recursive: true })
})
