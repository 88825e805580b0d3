/** An environment in which a shop may sell, but for DATABASE_URL; its addresses are served by nobody. */
export function productionEnvironment(): Record<string, string> {
  return {
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    API_URL: 'https://api.shop.example',
    ADMIN_URL: 'https://office.shop.example',
    FONTAINES_URL: 'https://www.vasque.example',
    KERAMIK_URL: 'https://www.uferton.example',
    SUSHI_URL: 'https://www.sushi.example',
    PAYZEN_URL: 'https://pay.example/vads-payment/',
    PAYZEN_SITE_ID: '87654321',
    PAYZEN_KEY: 'q8Zt3vB1nM5xK7cW',
    PAYZEN_MODE: 'PRODUCTION',
    SMTP_URL: 'smtps://shop:secret@mail.example',
    MAIL_FROM: 'Vasque <commandes@vasque.example>',
    CLEAR_CACHE_TOKEN: 'Jd83kf02Lsp4mWq7',
  }
}
