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
import { tracesScript } from './scripts/traces-script.ts'

/** What pages of several features show: small parts and words, which as single files would cost a request each. */
const parts = [
  /app.ui.(?:breadcrumbs|notice)/,
  /app.(?:layout.page-breadcrumbs|platform.(?:revalidate|use-(?:form-)?result))/,
  /rules.src.(?:calendar|language|number-format)/,
  /messages.(?:catalogue_(?:breadcrumbs|home|pages)|product_option\.|shipping_surcharge)/,
]

/** What lists, products and carts have in common. */
const shopping = [
  /app.ui.(?:badge|empty|price|use-focus-fallback)/,
  /app.catalogue.(?:option-field-name|path-with-query|price-view|unit-price-text)/,
  /app.fulfilment.(?:mode-label|selector-path|slot-label)/,
  /rules.src.quantity/,
  /messages.(?:card_a|cart_(?:each|error_options|quantity_(?:de|in)crease\.)|catalogue_(?:next|page|previous)\.)/,
  /messages.(?:price_(?:excl|incl)|product_(?:allergens|per_)|slot_(?:choose|missing))/,
]

/** What the page of a product has in common with cards of products. */
const products = [
  /app.catalogue.(?:compare-toggle|diet-labels|favourite-toggle\.css|no-picture|price-block|rating|stock-status)/,
  /app.(?:fulfilment.unavailable|ui.(?:stars|swatch))/,
  /messages.(?:card_new|price_percent|review_(?:label|stars))/,
]

/** What the cart and the checkout show of an order. */
const order = [
  /app.cart.(?:totals|line-|vat-notice)/,
  /app.quotations.request-link/,
  /messages.(?:cart_(?:total|remove|continue)|food_none|quotation_request_help)/,
]

const anyOf = (patterns: readonly RegExp[]) => (id: string) => patterns.some((pattern) => pattern.test(id))

/**
 * Scripts that several pages share, in few files: each file costs a request. A group takes along all that its modules
 * import and no group of a higher priority holds; a page that needs one module of it loads all.
 */
const groups = [
  // The document starts with these: they must not bring along what hydration loads later.
  {
    name: 'load',
    test: /preload-helper|app.(?:platform.(?:chunk|client-errors|connection|route-module|start-failure)|pages.(?:page|block)-scripts)/,
    priority: 5,
  },
  { name: 'framework', test: /node_modules/, priority: 4 },
  // What every page loads.
  { name: 'shell', test: /app.(?:root|hydrate|ui.picture)\.tsx|app.platform.seo\.ts/, priority: 3 },
  { name: 'parts', test: anyOf(parts), minShareCount: 2, priority: 3 },
  { name: 'shopping', test: anyOf(shopping), minShareCount: 2, priority: 3 },
  {
    name: 'form-parts',
    test: /app.ui.error-summary|messages.form_(?:at_most|optional)/,
    minShareCount: 2,
    priority: 3,
  },
  { name: 'listing-query', test: /rules.src.catalogue-query/, priority: 3 },
  { name: 'products', test: anyOf(products), minShareCount: 2, priority: 2 },
  {
    name: 'cards',
    test: /app.catalogue.(?:favourite-toggle|product-card)\.tsx/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'quantity',
    test: /app.ui.quantity|messages.product_(?:quantity|units)/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'product',
    test: /app.(?:product.(?:configuration|option-parts|position-label|use-is-adding)|recent.device|share.share-button)|rules.src.recently-viewed|messages.product_(?:add|pictures)/,
    minShareCount: 2,
  },
  { name: 'listing', test: /app.catalogue.listing-view|messages.catalogue_/, minShareCount: 2 },
  {
    name: 'cart',
    test: /app.cart.cart-(?:empty|lines|notices|summary)|messages.cart_crosssell/,
    minShareCount: 2,
  },
  { name: 'order', test: anyOf(order), minShareCount: 2, priority: 2 },
  {
    name: 'checkout',
    test: /app.checkout.(?:counted|next-step|recap-parts|step-path)|app.ui.stepper|messages.(?:checkout_(?:back|error|guest|terms|your)|order_delivery_day|account_edit\.)/,
    minShareCount: 2,
  },
  {
    name: 'person',
    test: /app.account.(?:field-names|person-fields)/,
    minShareCount: 2,
  },
  { name: 'company', test: /rules.src.(?:company|vat-number)/, minShareCount: 2 },
  {
    name: 'address',
    test: /app.account.(?:address-(?:inputs|fields))|rules.src.delivery-details/,
    minShareCount: 2,
  },
  // What checks a form loads when the form is used.
  {
    name: 'form-rules',
    priority: 2,
    test: /app.forms.form-rules|rules.src.(?:validation|telephone|password|date-format|plain-name)/,
    minShareCount: 2,
  },
  { name: 'form-draft', test: /app.forms.use-form-draft/, minShareCount: 2, priority: 2 },
  {
    name: 'forms',
    priority: 1,
    test: /app.forms.(?!captcha)|messages.form_(?!captcha)/,
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
    tracesScript(),
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
      ssr: {
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        // The process keeps the text: with one letter beyond Latin-1, two bytes a character.
        build: { rolldownOptions: { output: { charset: 'ascii' as const, comments: { jsdoc: false } } } },
      },
    },
  }),
}))
