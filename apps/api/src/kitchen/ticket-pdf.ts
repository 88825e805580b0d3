import type { KitchenTicket } from '@comptoir/contract/generated/admin'
import { timeOf, localTime } from '@comptoir/rules/calendar'
import { formatTime } from '@comptoir/rules/date-time'
import type { Formats } from '@comptoir/rules/formats'
import type { Language } from '@comptoir/rules/language'
import { formatMoney } from '@comptoir/rules/money'
import type PDFDocument from 'pdfkit'
import { messageIn } from '../platform/messages.ts'
import { standardFontText } from '../platform/standard-font-text.ts'

type Pdf = InstanceType<typeof PDFDocument>

/** A line of a ticket, from top to bottom. */
type Line = {
  text: string
  size: number
  bold?: boolean
  /** Beside the text, at the end. */
  end?: string
  /** In points from the start. */
  indent?: number
  /** White on black: what nobody may overlook. */
  isAlert?: boolean
  /** Points above it. */
  gap?: number
  /** A line across the paper above it. */
  hasRule?: boolean
}

const pointsPerMillimetre = 72 / 25.4
/** The roll of a receipt printer; an office printer puts it on its own paper. */
const paperWidth = 80 * pointsPerMillimetre
const margin = 4 * pointsPerMillimetre
const padding = 5
const width = paperWidth - 2 * margin

/** What tickets are written with: texts in a language, times of a place. */
export type TicketWriting = { language: Language; formats: Formats; timeZone: string }

/** Tickets of a kitchen, each on a page of its own that is as long as it needs to be. */
export async function ticketsPdf(
  tickets: readonly KitchenTicket[],
  { title, madeAt, writing }: { title: string; madeAt: Date; writing: TicketWriting },
): Promise<Buffer> {
  const { default: Document } = await import('pdfkit')
  const info = { Title: standardFontText(title), CreationDate: madeAt, ModDate: madeAt }
  const pdf = new Document({ autoFirstPage: false, info, lang: writing.language, displayTitle: true })
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  pdf.on('end', () => resolve(Buffer.concat(chunks)))
  pdf.on('error', reject)
  for (const ticket of tickets) writeTicket(pdf, linesOf(ticket, writing))
  pdf.end()
  return await promise
}

function writeTicket(pdf: Pdf, lines: readonly Line[]): void {
  const heights = lines.map((line) => heightOf(pdf, line))
  const height = heights.reduce((sum, one, at) => sum + one + (lines[at]?.gap ?? 0), 0)
  pdf.addPage({ size: [paperWidth, height + 2 * margin], margin: 0 })
  let top = margin
  for (const [at, line] of lines.entries()) {
    top += line.gap ?? 0
    writeLine(pdf, line, { top, height: heights[at] ?? 0 })
    top += heights[at] ?? 0
  }
}

function heightOf(pdf: Pdf, line: Line): number {
  return fontOf(pdf, line).heightOfString(standardFontText(line.text), optionsOf(line)) + inset(line) * 2
}

function writeLine(pdf: Pdf, line: Line, { top, height }: { top: number; height: number }): void {
  const { indent = 0, end, isAlert = false, hasRule = false } = line
  if (hasRule)
    pdf
      .moveTo(margin, top - padding)
      .lineTo(paperWidth - margin, top - padding)
      .lineWidth(0.75)
      .stroke('#000')
  if (isAlert) pdf.rect(margin, top, width, height).fill('#000')
  fontOf(pdf, line).fillColor(isAlert ? '#fff' : '#000')
  const left = margin + indent + inset(line)
  pdf.text(standardFontText(line.text), left, top + inset(line), optionsOf(line))
  if (end) pdf.text(standardFontText(end), margin, top, { width, align: 'right' })
}

const inset = ({ isAlert = false }: Line) => (isAlert ? padding : 0)

const fontOf = (pdf: Pdf, { bold = false, size }: Line): Pdf =>
  pdf.font(bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size)

const optionsOf = (line: Line) => ({ width: width - (line.indent ?? 0) - 2 * inset(line), lineGap: 1 })

/** What a cook needs to read, the most important first and largest. */
function linesOf(ticket: KitchenTicket, { language, formats, timeZone }: TicketWriting): Line[] {
  const time = formatTime(timeOf(localTime(new Date(ticket.startsAt), timeZone)), formats)
  const method = messageIn(language, ticket.method === 'PICKUP' ? 'ticket_pickup' : 'ticket_delivery')
  const { remark, isAllergy, voucherAmount } = ticket
  const vouchers = {
    amount: formatMoney(voucherAmount.amount, formats.locale, voucherAmount.currency),
    count: ticket.voucherCount,
  }
  return [
    { text: ticket.shortNumber, size: 26, bold: true, end: time },
    { text: ticket.firstName, size: 13, bold: true, end: method },
    ...(remark ? [{ text: remark, size: 12, bold: true, isAlert: isAllergy, gap: 6 }] : []),
    ...ticket.lines.flatMap((line, at) => dishLines(line, { language, isFirst: at === 0 })),
    ...(ticket.cutlery > 0
      ? [
          {
            text: messageIn(language, 'cutlery_sets', { count: ticket.cutlery }),
            size: 11,
            bold: true,
            gap: 8,
          },
        ]
      : []),
    ...(voucherAmount.amount > 0
      ? [{ text: messageIn(language, 'ticket_vouchers', vouchers), size: 11, bold: true, gap: 8 }]
      : []),
    ...(ticket.needsAgeCheck
      ? [{ text: messageIn(language, 'ticket_age'), size: 11, bold: true, gap: 8 }]
      : []),
    { text: ticket.number, size: 9, gap: 12, hasRule: true },
  ]
}

function dishLines(
  line: KitchenTicket['lines'][number],
  { language, isFirst }: { language: Language; isFirst: boolean },
): Line[] {
  const indent = 22
  const note = (text: string, bold = false): Line => ({ text, size: 10.5, indent, bold })
  const contains = (allergens: readonly string[]) =>
    messageIn(language, 'ticket_contains', { allergens: allergens.join(', ') })
  return [
    {
      text: `${line.quantity} × ${line.name}`,
      size: 13,
      bold: true,
      gap: isFirst ? 14 : 6,
      hasRule: isFirst,
    },
    ...line.details.map((detail) => note(detail)),
    ...(line.askedAllergens.length > 0 ? [note(contains(line.askedAllergens), true)] : []),
    // All of them also when nobody asked: the ticket is stuck to the bag.
    ...(line.allergens.length > line.askedAllergens.length
      ? [{ ...note(contains(line.allergens)), size: 9 }]
      : []),
    ...(line.isUnavailable ? [note(messageIn(language, 'ticket_off_menu'), true)] : []),
  ]
}
