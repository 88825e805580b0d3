import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { languageAddresses } from './scripts/language-addresses.ts'
import { languageBuilds } from './scripts/language-builds.ts'
import { lightEntry } from './scripts/light-entry.ts'
import { messages, messagesInDevelopment } from './scripts/messages-plugin.ts'
import { partStyles } from './scripts/part-styles.ts'
import { routeScripts } from './scripts/route-scripts.ts'
import { serverLink } from './scripts/server-link.ts'

/** What every page loads: the layout, and what it shares with pages or panels. Other parts of features stay out. */
const shell = [
  /app.(?:layout|platform|ui)/,
  /app.(?:analytics.use-measurement|consent.use-consent-form|content.prose)/,
  /app.forms.(?:on-leave|privacy-policy-label|use-field-validity)/,
  /app.fulfilment.(?:mode-label|selector-path|slot-label)/,
  /messages.(?:errors|layout|location_(?:delivery|pickup|title)\.|newsletter|slot_missing|withdrawal_link)/,
  /messages.(?:consent_(?:accept_all|more|refuse_all)|error_(?:invalidemail1|required)|price_(?:excl|incl))\./,
  /rules.src.(?:consent|intl|language|money)/,
]

/** Scripts that several pages share, in few files: each file costs a request. */
const groups = [
  // The document starts with these: they must not bring along what hydration loads later.
  {
    name: 'load',
    test: /preload-helper|app.(?:platform.(?:chunk|client-errors|connection|route-module|start-failure)|pages.(?:page|block)-scripts)/,
    priority: 3,
  },
  { name: 'framework', test: /node_modules/, priority: 2 },
  {
    name: 'shell',
    test: (id: string) => shell.some((pattern) => pattern.test(id)),
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'products',
    test: /app.catalogue.(?:add-form|compare-toggle|diet-labels|dish-form|favourite-toggle|no-picture|price-block|product-card|stock-status)|app.fulfilment.unavailable|messages.product_allergens/,
    minShareCount: 2,
  },
  // A module in a group brings the whole group: what the layout imports of these folders belongs to the shell.
  {
    name: 'forms',
    test: /app.forms|messages.form_(?!at_most)|rules.src.(?:validation|telephone|password)/,
    minShareCount: 3,
  },
  { name: 'consent', test: /app.consent.(?:cookie-texts|settings-form)/, minShareCount: 2 },
]

export default defineConfig(({ command }) => ({
  plugins: [
    command === 'build' ? messages() : messagesInDevelopment(),
    languageBuilds(),
    languageAddresses(),
    routeScripts(),
    lightEntry(),
    partStyles(),
    serverLink(),
    tailwindcss(),
    reactRouter(),
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // The page names its modules itself (app/entry.client.ts).
    modulePreload: false,
    manifest: true,
  },
  // One self-contained production bundle: the server never mixes it with development copies of React.
  ...(command === 'build' && {
    ssr: { noExternal: true },
    environments: {
      client: {
        build: {
          // For stacks of errors in browsers; stored on the server (scripts/browser-files.ts).
          sourcemap: 'hidden' as const,
          rolldownOptions: { output: { codeSplitting: { groups } } },
        },
      },
      ssr: { define: { 'process.env.NODE_ENV': JSON.stringify('production') } },
    },
  }),
}))
