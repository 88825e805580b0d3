import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { leaveOut } from './scripts/leave-out.ts'
import { messages, messagesInDevelopment } from './scripts/messages-plugin.ts'
import { serverLink } from './scripts/server-link.ts'

/** Scripts that several pages share, in few files: each has a price of its own. */
const groups = [
  // What fetches the others must not bring them along: the page begins with it.
  { name: 'load', test: /app.(?:platform.chunk|pages.page-scripts)/, priority: 3 },
  { name: 'framework', test: /node_modules/, priority: 2 },
  {
    name: 'shell',
    test: /app.(?:layout|platform|ui|consent|content.prose|forms.(?:paths|privacy-read)|locations.selector-path)|messages.(?:errors|layout|newsletter|withdrawal_here|place_title)|rules.src.(?:consent|money)/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'forms',
    test: /app.(?:forms.(?!paths|privacy-read)|account.named)|messages.form_|rules.src.(?:validation|telephone|password)/,
    minShareCount: 3,
  },
]

export default defineConfig(({ command }) => ({
  plugins: [
    command === 'build' ? messages() : messagesInDevelopment(),
    leaveOut(),
    serverLink(),
    tailwindcss(),
    reactRouter(),
  ],
  // The page names its modules itself (app/entry.client.tsx).
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: false },
  // One self-contained production bundle: the server never mixes it with development copies of React.
  ...(command === 'build' && {
    ssr: { noExternal: true },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: { codeSplitting: { groups } },
          },
        },
      },
      ssr: { define: { 'process.env.NODE_ENV': JSON.stringify('production') } },
    },
  }),
}))
