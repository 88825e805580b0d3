import type { CodegenConfig } from '@graphql-codegen/cli'

const schema = 'packages/contract/src/{magento,shop}/*.graphql'
const scalars = { ID: 'string' }

const config: CodegenConfig = {
  generates: {
    'packages/contract/src/generated/types.ts': {
      schema,
      plugins: ['typescript'],
      config: { enumsAsTypes: true, skipTypename: true, useTypeImports: true, scalars },
    },
    'apps/storefront/app/generated/': {
      schema,
      documents: 'apps/storefront/app/**/*.graphql',
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: { documentMode: 'string', enumsAsTypes: true, useTypeImports: true, skipTypename: true, scalars },
    },
  },
  ignoreNoDocuments: true,
}

export default config
