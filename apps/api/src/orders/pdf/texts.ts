import type { FulfilmentMethod } from '@comptoir/rules/fulfilment'
import type { Language } from '@comptoir/rules/language'

export type DocumentTexts = {
  invoice: string
  creditMemo: string
  quotation: string
  validUntil: string
  quotationTerms: string
  agreed: string
  signature: string
  vouchers: (count: number) => string
  vouchersKept: string
  date: string
  order: string
  orderDate: string
  ofInvoice: string
  purchaseOrder: string
  billedTo: string
  deliveredTo: string
  /** How it is handed over, at a point of sale. */
  fulfilment: Record<FulfilmentMethod, string>
  siret: string
  vatNumber: string
  ecoNumber: string
  item: string
  quantity: string
  unitExclTax: string
  rate: string
  totalExclTax: string
  totalInclTax: string
  ecoIncluded: (amount: string) => string
  discount: string
  shipping: string
  adjustment: string
  base: string
  tax: string
  sumExclTax: string
  sumTax: string
  sumInclTax: string
  paidBy: (method: string) => string
  toPayBy: (method: string) => string
  refundedBy: (method: string) => string
  lateRateByLaw: string
  lateTerms: (rate: string) => string
  acceptedOn: (day: string, order: string) => string
}

const space = '\u00a0'

export const documentTexts: Record<Language, DocumentTexts> = {
  fr: {
    invoice: 'Facture',
    creditMemo: 'Avoir',
    quotation: 'Devis',
    validUntil: 'Valable jusqu’au',
    quotationTerms:
      'Prix garantis jusqu’à cette date. Les articles sont réservés à l’acceptation du devis, depuis votre compte ou en renvoyant ce document signé.',
    agreed: `Bon pour accord, le${space}:`,
    signature: `Nom, qualité et signature${space}:`,
    vouchers: (count) => `Titres-restaurant (${count})`,
    vouchersKept: 'Ce qui a été réglé en titres-restaurant n’est pas remboursé en argent.',
    date: 'Date',
    order: 'Commande',
    orderDate: 'Date de la commande',
    ofInvoice: 'Sur la facture',
    purchaseOrder: 'Votre référence',
    billedTo: 'Facturé à',
    deliveredTo: 'Livré à',
    fulfilment: { pickup: 'Retrait', delivery: 'Livraison' },
    siret: 'SIRET',
    vatNumber: 'N° TVA',
    ecoNumber: 'Identifiant unique (éco-organisme)',
    item: 'Désignation',
    quantity: 'Qté',
    unitExclTax: 'PU HT',
    rate: 'TVA',
    totalExclTax: 'Total HT',
    totalInclTax: 'Total TTC',
    ecoIncluded: (amount) => `dont éco-participation ${amount} TTC`,
    discount: 'Remise',
    shipping: 'Livraison',
    adjustment: 'Geste commercial',
    base: 'Base HT',
    tax: 'Montant de la TVA',
    sumExclTax: 'Total HT',
    sumTax: 'Total TVA',
    sumInclTax: 'Total TTC',
    paidBy: (method) => `Facture acquittée. Mode de paiement${space}: ${method}.`,
    toPayBy: (method) => `À régler. Mode de paiement${space}: ${method}.`,
    refundedBy: (method) => `Remboursement par le moyen de paiement de la commande${space}: ${method}.`,
    lateRateByLaw:
      'de la Banque centrale européenne à son opération de refinancement la plus récente, majoré de dix points',
    lateTerms: (rate) =>
      `Pas d’escompte pour paiement anticipé. En cas de retard, sont dus de plein droit des pénalités au taux ${rate} et une indemnité forfaitaire de 40${space}€ pour frais de recouvrement (C. com., art. L441-10).`,
    acceptedOn: (day, order) => `Conditions acceptées le ${day} avec la commande ${order}.`,
  },
  en: {
    invoice: 'Invoice',
    creditMemo: 'Credit note',
    quotation: 'Quotation',
    validUntil: 'Valid until',
    quotationTerms:
      'Prices are guaranteed until that day. The items are set aside once the quotation is accepted, in your account or by returning this document signed.',
    agreed: 'Agreed, on:',
    signature: 'Name, position and signature:',
    vouchers: (count) => `Meal vouchers (${count})`,
    vouchersKept: 'What was paid in meal vouchers is not refunded in money.',
    date: 'Date',
    order: 'Order',
    orderDate: 'Date of the order',
    ofInvoice: 'On invoice',
    purchaseOrder: 'Your reference',
    billedTo: 'Billed to',
    deliveredTo: 'Delivered to',
    fulfilment: { pickup: 'Pickup', delivery: 'Delivery' },
    siret: 'SIRET',
    vatNumber: 'VAT no.',
    ecoNumber: 'Unique producer number',
    item: 'Description',
    quantity: 'Qty',
    unitExclTax: 'Unit excl. VAT',
    rate: 'VAT',
    totalExclTax: 'Total excl. VAT',
    totalInclTax: 'Total incl. VAT',
    ecoIncluded: (amount) => `of which eco-participation ${amount} incl. VAT`,
    discount: 'Discount',
    shipping: 'Delivery',
    adjustment: 'Goodwill',
    base: 'Amount excl. VAT',
    tax: 'VAT',
    sumExclTax: 'Total excl. VAT',
    sumTax: 'Total VAT',
    sumInclTax: 'Total incl. VAT',
    paidBy: (method) => `Paid. Means of payment: ${method}.`,
    toPayBy: (method) => `To be paid. Means of payment: ${method}.`,
    refundedBy: (method) => `Refunded by the means of payment of the order: ${method}.`,
    lateRateByLaw: 'of the European Central Bank’s most recent refinancing operation plus ten points',
    lateTerms: (rate) =>
      `No discount for early payment. Late payment entails, as of right, interest at the rate ${rate} and a fixed sum of €40 for recovery costs (French Commercial Code, art. L441-10).`,
    acceptedOn: (day, order) => `Terms accepted on ${day} with order ${order}.`,
  },
  it: {
    invoice: 'Fattura',
    creditMemo: 'Nota di credito',
    quotation: 'Preventivo',
    validUntil: 'Valido fino al',
    quotationTerms:
      'Prezzi garantiti fino a tale data. Gli articoli sono riservati dall’accettazione del preventivo, dal suo account o restituendo questo documento firmato.',
    agreed: 'Per accettazione, il:',
    signature: 'Nome, qualifica e firma:',
    vouchers: (count) => `Buoni pasto (${count})`,
    vouchersKept: 'Quanto pagato con i buoni pasto non è rimborsato in denaro.',
    date: 'Data',
    order: 'Ordine',
    orderDate: 'Data dell’ordine',
    ofInvoice: 'Sulla fattura',
    purchaseOrder: 'Il suo riferimento',
    billedTo: 'Fatturato a',
    deliveredTo: 'Consegnato a',
    fulfilment: { pickup: 'Ritiro', delivery: 'Consegna' },
    siret: 'SIRET',
    vatNumber: 'Partita IVA',
    ecoNumber: 'Identificativo unico del produttore',
    item: 'Descrizione',
    quantity: 'Qtà',
    unitExclTax: 'Prezzo IVA escl.',
    rate: 'IVA',
    totalExclTax: 'Totale IVA escl.',
    totalInclTax: 'Totale IVA incl.',
    ecoIncluded: (amount) => `di cui ecocontributo ${amount} IVA inclusa`,
    discount: 'Sconto',
    shipping: 'Consegna',
    adjustment: 'Gesto commerciale',
    base: 'Imponibile',
    tax: 'Importo IVA',
    sumExclTax: 'Totale IVA esclusa',
    sumTax: 'Totale IVA',
    sumInclTax: 'Totale IVA inclusa',
    paidBy: (method) => `Fattura pagata. Metodo di pagamento: ${method}.`,
    toPayBy: (method) => `Da pagare. Metodo di pagamento: ${method}.`,
    refundedBy: (method) => `Rimborso con il metodo di pagamento dell’ordine: ${method}.`,
    lateRateByLaw:
      'della Banca centrale europea per l’operazione di rifinanziamento più recente, maggiorato di dieci punti',
    lateTerms: (rate) =>
      `Nessuno sconto per pagamento anticipato. In caso di ritardo sono dovuti di diritto interessi al tasso ${rate} e un’indennità forfettaria di 40${space}€ per spese di recupero (codice di commercio francese, art. L441-10).`,
    acceptedOn: (day, order) => `Condizioni accettate il ${day} con l’ordine ${order}.`,
  },
}
