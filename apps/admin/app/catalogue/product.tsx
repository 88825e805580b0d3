import { useMemo, useState } from 'react'
import type { Route } from './+types/product'
import { useAllowed, useFrame } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import type { Conflict } from '../platform/action-result.ts'
import { FormProblems, ProblemSummary } from '../ui/form-problems.tsx'
import { Page } from '../ui/page.tsx'
import { Tag } from '../ui/tag.tsx'
import { AttributesPart } from './attributes-part.tsx'
import { BundlePart } from './bundle-part.tsx'
import { CategoriesPart } from './categories-part.tsx'
import { ChangedBy } from './changed-by.tsx'
import { CustomOptionsPart } from './custom-options-part.tsx'
import { editorStores } from './editor-stores.ts'
import { FailureNote } from '../forms/failure-note.tsx'
import type { FieldValue, FieldValues } from './field-value.ts'
import { FoodPart, useIsFood } from './food-part.tsx'
import { GroupedPart } from './grouped-part.tsx'
import { HistoryPart } from './history-part.tsx'
import { LinksPart } from './links-part.tsx'
import { MediaPart } from './media-part.tsx'
import { MovingMediaPart } from './moving-media-part.tsx'
import { PricesPart } from './prices-part.tsx'
import { ProductDeeds } from './product-deeds.tsx'
import { ProductSide, type Part } from './product-side.tsx'
import { ProductState } from './product-state.tsx'
import { editProduct, productPage, type EditorInput, type ProductPage } from './product.server.ts'
import type { SavedProducts } from './products.server.ts'
import { ReviewDrawer } from './review-drawer.tsx'
import { SheetSaveBar } from './sheet-save-bar.tsx'
import { SavedBar } from './saved-bar.tsx'
import { ScheduledNotes } from './scheduled-notes.tsx'
import { SeoPart } from './seo-part.tsx'
import { sheetColumns, type SheetFormat } from './sheet-columns.ts'
import { isPriced } from './sheet-row.ts'
import { doubtsOf } from './sheet-warnings.ts'
import { StockPart } from './stock-part.tsx'
import { TextsPart } from './texts-part.tsx'
import { editorOf } from './use-editor.ts'
import { useKnownProducts } from './use-known-products.ts'
import { useServerDraft } from './use-server-draft.ts'
import { useSave } from './use-save.ts'
import { changesOf, keyOf, useSheet, type RowChange } from './use-sheet.ts'
import { VariantsPart } from './variants-part.tsx'

export const loader = ({ context, params }: Route.LoaderArgs) => productPage(context, params.id)

export async function action({ context, request }: Route.ActionArgs) {
  const input: EditorInput = await request.json()
  return await editProduct(context, input)
}

export default function Product({ loaderData }: Route.ComponentProps) {
  const { product, variants } = loaderData
  return (
    <Page
      title={product.name}
      back={{ to: '/products', label: m.nav_products() }}
      states={
        <>
          <ProductState state={product.state} />
          {variants.length > 0 && <Tag>{m.product_variants({ count: variants.length })}</Tag>}
        </>
      }
      actions={<ProductDeeds product={product} />}
    >
      <title>{`${product.name} | Comptoir`}</title>
      <ProductEditor key={product.id} page={loaderData} />
    </Page>
  )
}

function ProductEditor({ page }: { page: ProductPage }) {
  const { product, variants, website, setup, history, categories, linked } = page
  const isAllowed = useAllowed()
  const rows = useMemo(() => [product, ...variants], [product, variants])
  const sheet = useSheet(`product-${product.id}`, rows)
  useServerDraft(`product-${product.id}`, sheet, rows, page)
  const [isReviewing, setReviewing] = useState(false)
  const editor = editorOf(sheet, product)
  const stores = editorStores(website, editor)
  const known = useKnownProducts(linked)
  const format = useEditorFormat(page)
  const [saved, setSaved] = useState<{ entry: string; count: number }>()
  const path = `/products/${product.id}`
  const save = useSave<{ intent: 'change'; changes: readonly RowChange[] }, SavedProducts>(
    path,
    (data, sent) => {
      sheet.clear()
      const count = sent.changes.reduce((sum, { fields }) => sum + fields.length, 0)
      if (data.entry) setSaved({ entry: data.entry, count })
    },
  )
  const changes = changesOf(sheet.edits, rows)
  const publish = () => {
    const isWhole = changes.reduce((sum, { fields }) => sum + fields.length, 0) === sheet.edits.size
    if (isWhole && changes.length > 0) save.send({ intent: 'change', changes })
  }
  const doubts = doubtsOf(sheet, rows, sheetColumns(website.code))
  const problems = (save.failure?.problems ?? []).map((one) => ({
    ...one,
    field: one.field.replace(/^\d+\./, ''),
  }))
  const keyOfConflict = ({ field }: Conflict) => {
    const [id = '', ...rest] = field.split('.')
    return keyOf(id, rest.join('.'))
  }
  const isFood = useIsFood(page)
  const parts = partsOf(page, isFood)
  return (
    <FormProblems problems={problems}>
      <ProblemSummary />
      {save.failure && problems.length === 0 && (
        <FailureNote
          failure={save.failure}
          onKeepMine={() => {
            for (const one of save.failure?.conflicts ?? [])
              sheet.rebase(keyOfConflict(one), (one.value ?? null) as FieldValue)
          }}
          onTakeTheirs={() => sheet.drop((save.failure?.conflicts ?? []).map(keyOfConflict))}
        />
      )}
      <div className="editor">
        <ProductSide editor={editor} parts={parts} />
        <div className="stack">
          <ScheduledNotes
            scheduled={page.scheduled}
            onTakeBack={(taken) =>
              sheet.set(
                taken.flatMap(({ id, fields }) => {
                  const row = rows.find((one) => one.id === id)
                  return row ? fields.map(({ field, value }) => ({ row, field, value })) : []
                }),
              )
            }
          />
          <TextsPart editor={editor} stores={stores} />
          {product.type === 'CONFIGURABLE' ? (
            <VariantsPart
              editor={editor}
              variants={variants}
              website={website}
              attributes={setup.attributes}
              format={format}
              sheet={sheet}
            />
          ) : (
            <ChangedBy permission="stock.edit">
              <StockPart editor={editor} />
            </ChangedBy>
          )}
          <ChangedBy permission="catalogue.edit">
            {product.type === 'BUNDLE' && (
              <BundlePart editor={editor} stores={stores} known={known} format={format} />
            )}
            {product.type === 'GROUPED' && <GroupedPart editor={editor} known={known} />}
          </ChangedBy>
          {isPriced(product) && (
            <ChangedBy permission="prices.edit">
              <PricesPart editor={editor} website={website} setup={setup} format={format} />
            </ChangedBy>
          )}
          <ChangedBy permission="catalogue.edit">
            {product.type !== 'GROUPED' && (
              <CustomOptionsPart editor={editor} stores={stores} format={format} />
            )}
            <MediaPart editor={editor} stores={stores} encoded={product.pictures} />
            <MovingMediaPart media={product.movingMedia} />
            {isFood && <FoodPart editor={editor} stores={stores} attributes={setup.attributes} />}
            <AttributesPart
              editor={editor}
              stores={stores}
              attributes={setup.attributes}
              sets={setup.attributeSets}
              isFood={isFood}
            />
            <CategoriesPart editor={editor} categories={categories} />
            <LinksPart editor={editor} known={known} />
          </ChangedBy>
          <SeoPart editor={editor} stores={stores} website={website} />
          <ChangedBy permission="catalogue.edit">
            <HistoryPart
              history={history}
              attributes={setup.attributes}
              unsaved={sheet.edits.size}
              onRestore={(values: FieldValues) =>
                sheet.set(Object.entries(values).map(([field, value]) => ({ row: product, field, value })))
              }
            />
          </ChangedBy>
          {saved && sheet.edits.size === 0 && (
            <SavedBar
              path={path}
              entry={saved.entry}
              count={saved.count}
              onDone={() => setSaved(undefined)}
            />
          )}
          {isAllowed('catalogue.view') && (
            <SheetSaveBar
              sheet={sheet}
              doubts={doubts}
              currency={website.currency}
              isBusy={save.isBusy}
              onSave={publish}
              onReview={() => setReviewing(true)}
            />
          )}
          {isReviewing && (
            <ReviewDrawer
              sheet={sheet}
              rows={rows}
              productId={product.id}
              attributes={setup.attributes}
              currency={website.currency}
              onClose={() => setReviewing(false)}
              onPublish={() => {
                setReviewing(false)
                publish()
              }}
            />
          )}
        </div>
      </div>
    </FormProblems>
  )
}

function useEditorFormat({ website, product, variants }: ProductPage): SheetFormat {
  const { language, now } = useFrame()
  const today = [product, ...variants].find(({ pricing }) => pricing)?.pricing?.day ?? now.slice(0, 10)
  return useMemo(
    () => ({ currency: website.currency, locale: language, today }),
    [website.currency, language, today],
  )
}

function partsOf({ product }: ProductPage, isFood: boolean): Part[] {
  const isConfigurable = product.type === 'CONFIGURABLE'
  return [
    { id: 'texts', label: m.product_part_texts(), lacks: product.missingStores.join(', ') || undefined },
    isConfigurable
      ? { id: 'variants', label: m.product_part_variants() }
      : { id: 'stock', label: m.product_part_stock() },
    ...(product.type === 'BUNDLE' ? [{ id: 'bundle', label: m.product_part_bundle() }] : []),
    ...(product.type === 'GROUPED' ? [{ id: 'grouped', label: m.product_links_grouped() }] : []),
    ...(isPriced(product) ? [{ id: 'prices', label: m.product_part_prices() }] : []),
    ...(product.type === 'GROUPED' ? [] : [{ id: 'options', label: m.product_part_options() }]),
    { id: 'media', label: m.product_part_media() },
    ...(isFood ? [{ id: 'food', label: m.product_part_food() }] : []),
    { id: 'attributes', label: m.product_part_attributes() },
    { id: 'categories', label: m.product_part_categories() },
    { id: 'links', label: m.product_part_links() },
    { id: 'seo', label: m.product_part_seo() },
    { id: 'history', label: m.product_part_history() },
  ]
}
