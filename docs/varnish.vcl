vcl 4.1;

# Varnish in front of a storefront, whose settings are PURGE_URLS=http://<this Varnish> and TRUSTED_PROXIES with its address.
# See "Caches in front" in operating.md. Needs Varnish 6.4 or newer.

import cookie;

backend default {
  .host = "127.0.0.1";
  .port = "3000";
}

# The storefront processes, which say what changed.
acl purgers {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    # A request that another proxy passed on has the address of its client here.
    if (client.ip !~ purgers || req.http.X-Forwarded-For != "" + client.ip) {
      return (synth(403, "Not allowed"));
    }
    if (!req.http.X-Magento-Tags-Pattern) {
      return (synth(400, "X-Magento-Tags-Pattern is missing"));
    }
    ban("obj.http.X-Magento-Tags ~ " + req.http.X-Magento-Tags-Pattern);
    return (synth(200, "Purged"));
  }

  # Forms change something. Loader data of navigations are never shared.
  if ((req.method != "GET" && req.method != "HEAD") || req.url ~ "^[^?]*\.data(\?|$)") {
    return (pass);
  }
  if (req.http.Authorization) {
    return (pass);
  }

  # Cookies that decide about a shared page: whether consent was answered, the currency, whether prices have tax, and the
  # colours. Those of other programs and the language of the last page change nothing. Any other cookie of the shop makes the page personal.
  cookie.parse(req.http.Cookie);
  cookie.keep_re("^(__Host-)?(api_token|cart_id|last_order|last_order_key|location_id|delivery_place|pending_add|compare|favourites|form_sent|withdrawal|link_\w+|flash|tracked)$");
  if (cookie.get_string() != "") {
    return (pass);
  }
  cookie.parse(req.http.Cookie);
  cookie.keep("currency,price_display,color_scheme,accepted_cookies,accepted_cookies_codes");
  if (cookie.get_string() == "") {
    unset req.http.Cookie;
  } else {
    set req.http.Cookie = cookie.get_string();
  }
  return (hash);
}

sub vcl_backend_response {
  # Only what says for how long is kept: Varnish would keep redirects for two minutes. For as long it remembers instead that
  # requests for the same page do not wait for each other.
  if (beresp.http.Cache-Control !~ "s-maxage=|max-age=") {
    set beresp.uncacheable = true;
    set beresp.ttl = 120s;
    return (deliver);
  }
}

sub vcl_deliver {
  unset resp.http.X-Magento-Tags;
  # Varnish may use the page for a while, browsers ask each time.
  if (resp.http.Cache-Control ~ "s-maxage=") {
    set resp.http.Cache-Control = "public, no-cache";
  }
}
