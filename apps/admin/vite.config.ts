import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { messages } from './scripts/messages-plugin.ts'

export default defineConfig(({ command }) => ({
  plugins: [messages(), tailwindcss(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  // One self-contained production bundle: the server never mixes it with development copies of React.
  ...(command === 'build' && {
    ssr: { noExternal: true },
    environments: {
      ssr: {
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        // The process keeps the text: with one letter beyond Latin-1, two bytes a character.
        build: { rolldownOptions: { output: { charset: 'ascii' as const, comments: { jsdoc: false } } } },
      },
    },
  }),
}))
