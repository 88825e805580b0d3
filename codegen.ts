import type { CodegenConfig } from '@graphql-codegen/cli'

const schema = 'packages/contract/src/{magento,shop}/*.graphql'
/** Set by the check for stale files, which generates into a temporary folder. */
const into = process.env.GENERATE_INTO ? `${process.env.GENERATE_INTO}/` : ''
const scalars = { ID: 'string' }

const config: CodegenConfig = {
  generates: {
    [`${into}packages/contract/src/generated/types.ts`]: {
      schema,
      plugins: ['typescript'],
      config: { enumsAsTypes: true, skipTypename: true, useTypeImports: true, scalars },
    },
    [`${into}apps/storefront/app/generated/`]: {
      schema,
      documents: 'apps/storefront/app/**/*.graphql',
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        documentMode: 'string',
        enumsAsTypes: true,
        useTypeImports: true,
        skipTypename: true,
        scalars,
      },
    },
  },
  ignoreNoDocuments: true,
}

export default config
