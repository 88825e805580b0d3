import type { CodegenConfig } from '@graphql-codegen/cli'

const schema = 'packages/contract/src/{magento,shop}/*.graphql'
/** Set by the check for stale files, which generates into a temporary folder. */
const into = process.env.GENERATE_INTO ? `${process.env.GENERATE_INTO}/` : ''
const scalars = { ID: 'string' }
const adminSchema = 'packages/contract/src/admin/*.graphql'
const adminScalars = { ID: 'string', DateTime: 'string', Date: 'string', JSON: 'unknown' }

const config: CodegenConfig = {
  generates: {
    [`${into}packages/contract/src/generated/types.ts`]: {
      schema,
      plugins: ['typescript'],
      config: { enumsAsTypes: true, skipTypename: true, useTypeImports: true, scalars },
    },
    [`${into}packages/contract/src/generated/admin.ts`]: {
      schema: adminSchema,
      plugins: ['typescript'],
      config: {
        enumsAsTypes: true,
        skipTypename: true,
        useTypeImports: true,
        scalars: adminScalars,
      },
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
    [`${into}apps/admin/app/generated/`]: {
      schema: adminSchema,
      documents: 'apps/admin/app/**/*.graphql',
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        documentMode: 'string',
        enumsAsTypes: true,
        useTypeImports: true,
        skipTypename: true,
        scalars: adminScalars,
      },
    },
  },
  ignoreNoDocuments: true,
}

export default config
