// Written by "npm run generate" from openapi/: do not edit.
export interface paths {
    "/wps/system/whitelabel": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Brand settings
         * @description Everything that makes the site this brand's; texts in the request's language.
         */
        get: operations["getWhitelabel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/permission": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * What this visitor may see
         * @description The module tree, rules, contacts and hosts for a host name, and whether the brand is open to this address.
         */
        get: operations["getPermission"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/menus": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Site menus
         * @description Menu entries by their place on the site, labelled in the request's language, in order.
         */
        get: operations["getMenus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/routers": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Enabled routes
         * @description The routes that the brand has on for a device, and whether each needs a session.
         */
        get: operations["getRouters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/status": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Availability
         * @description Whether the brand is open to this address; maintenance wins over the region.
         */
        get: operations["getSystemStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/setting/register": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Registration rules
         * @description What each field of the registration must look like, and whether the brand asks for it.
         */
        get: operations["getRegisterRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/domainRoute": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Alternative addresses
         * @description The brand's other addresses, the fastest first.
         */
        get: operations["getDomainRoute"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/country": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Country dialling codes
         * @description Every country with its dialling code, named in the request's language and in that language's order.
         */
        get: operations["listCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/captcha": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * A captcha image
         * @description Four digits in a PNG of 120 × 44 pixels. The answer sets the cookie `captchaId`; the digits are good for one try within five
         *     minutes, together with that cookie.
         */
        get: operations["getCaptcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getListAnnouncements": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Banners, pop-ups and promotions
         * @description The announcements of the asked types that run now, in the request's language, in display order.
         */
        get: operations["listAnnouncements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/verification/slider": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * A slider puzzle
         * @description A picture with a piece missing, and the piece. It is good for one try within three minutes, and for its scene alone.
         */
        get: operations["getSlider"];
        put?: never;
        /**
         * Solve a slider puzzle
         * @description Gives the four fields that a sign-in, a text message or a registration of the puzzle's scene takes once, within five minutes.
         *     A place up to six pixels off is right; a puzzle is used up by its first try.
         */
        post: operations["checkSlider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/verification/sms/noLogin": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code for signing in, or for a new password
         * @description Sends six digits to the number's member. A number without a member is answered alike, and nothing is sent. The scene
         *     `login` needs MOBILEVERCODELOGIN3, the scene `forgot` CHNGPASSVERIF3 and a solved slider puzzle of the scene `sms`. Until a
         *     code expires the same number gets no other one. Within an hour there are five codes for a number, twenty for an address (an IPv6 one
         *     counts by its /64 network) and three hundred for a brand; sendRegisterSms counts the same ones.
         */
        post: operations["sendLoginSms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/verification/sms/register": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code for registering
         * @description Sends six digits to a number that no member of the brand has. Needs a solved slider puzzle of the scene `sms`.
         */
        post: operations["sendRegisterSms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/verification/sms/member": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a signed-in member a code by text message
         * @description With the scene `bind` six digits go to the number of the body, which bindMobile binds with them; with `change` and `paymentPassword` to
         *     the number that the member has. A member has one valid code of `change` and one of `paymentPassword`, whichever way it was sent.
         *     The limits of sendLoginSms count these codes too.
         */
        post: operations["sendMobileCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/verification/email": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a signed-in member a code by mail
         * @description As sendMobileCode, by mail: with the scene `bind` to the address of the body, which bindEmail binds with the code, with `change` and
         *     `paymentPassword` to the address that the member has. An address has the limits of a number.
         */
        post: operations["sendEmailCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/login": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Opens a session for a member, by user name (or mobile number) and password, or by mobile number and the code of a text
         *     message (`sms`, needs MOBILEVERCODELOGIN3). The way `username` needs a solved slider puzzle of the scene `login`, but not within
         *     two minutes after the password was set by phone. After three failed tries for a user name, or from an address, the answer
         *     asks for a captcha (`value.captcha`), and every further try needs one; after ten for a user name it has to wait for five minutes
         *     after the last. A wrong user name and a wrong password answer alike, and so do a wrong code and a number without a member.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/login/freeplay": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play for free
         * @description Makes a trial account (type 4) with play money, and opens its session. A token that does not open or was sent before is refused.
         */
        post: operations["loginFreePlay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/login/social": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with Google or Facebook
         * @description Opens the session of the member that a person of an identity provider is; a new person becomes a new member. Needs
         *     GOOGLELOGIN3 or FACEBOOKLOGIN3.
         */
        post: operations["loginSocial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/login/firebase": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a third-party phone sign-in
         * @description Opens the session of the member whose mobile number the token proves.
         */
        post: operations["loginPhoneAuth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/touch": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a session
         * @description Counts as a use of the token, so that its 25 minutes begin anew.
         */
        post: operations["touchSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/logout": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out, for clients that cannot send DELETE
         * @description Ends the session; its token is good for nothing afterwards.
         */
        post: operations["logoutByPost"];
        /**
         * Sign out
         * @description Ends the session; its token is good for nothing afterwards.
         */
        delete: operations["logout"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/firstLogin": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The first-login action
         * @description Welcomes a member who has signed in for the first time with a message, once; from then on `firstTimeLogin` is false.
         */
        post: operations["finishFirstLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/loginHistory": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Where the member has signed in
         * @description The member's sign-ins of the last 90 days, the latest first.
         */
        get: operations["listLoginHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/sessions": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Where the member is signed in
         * @description The member's sessions that have not ended, the latest used first.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * Sign out everywhere else
         * @description Ends every session of the member but the one that asks, and the games that are open in them.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/register": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Register with a user name
         * @description Makes a member after the rules of getRegisterRules and opens a session. Fields that the brand has switched off are ignored. With
         *     REGMOBVERF3 a mobile number needs the code that was sent to it, or the token of the brand's phone sign-in; without a code, a solved
         *     slider puzzle of the scene `register`.
         */
        put: operations["registerMember"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/register/mobile": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Register with a mobile number
         * @description As registerMember, but the mobile number is always needed and the user name is made from it. The password is asked for with
         *     MOBILENUMPASSREG3; without it the member has none yet, and signs in by text message.
         */
        put: operations["registerMemberMobile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/info": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in member
         * @description The account and profile of the token's member; contact data is masked.
         */
        get: operations["getMemberInfo"];
        /**
         * Complete the profile
         * @description The nickname changes at any time. Payee name and birthday are set once, while they are not set; from then on customer service changes
         *     them. Who is younger than `minimumAge` of getWhitelabel, in the brand's zone, is refused. bindEmail and bindMobile change the contacts.
         */
        put: operations["updateMemberInfo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/info/icon": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The member's picture
         * @description The path of the picture that stands for the member.
         */
        get: operations["getMemberIcon"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getPlayerAvatar": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The member's avatar, and those to choose from
         * @description Which avatar the member has, and every one there is.
         */
        get: operations["getPlayerAvatar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_setPlayerAvatar": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose an avatar
         * @description Gives the member another avatar.
         */
        post: operations["setPlayerAvatar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/limits": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * What the member allows themselves
         * @description Every limit that a member may set for deposits, losses and time, with what is used of it, the time-out or self-exclusion under way, and
         *     what the member has played in this session. Periods are days, weeks from Monday and calendar months in the brand's zone.
         */
        get: operations["getLimits"];
        /**
         * Set limits
         * @description Changes the limits that the body names. A first or lower one takes effect at once. A higher one, or none, waits: from 24 hours on
         *     confirmLimit makes it count; naming the limit that counts takes the wish back.
         */
        put: operations["setLimits"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/limits/confirm": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say yes to a higher limit again
         * @description Makes a higher limit count that was asked for at least 24 hours ago.
         */
        post: operations["confirmLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/limits/timeOut": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a time-out
         * @description Keeps the member from play, deposits and bonuses for some days; nothing ends it sooner. Operations that `x-during-break` marks stay
         *     open, withdrawals above all; any other is 403 `play.break`.
         */
        post: operations["startTimeOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/limits/selfExclusion": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exclude oneself
         * @description As startTimeOut, for months, and every session of the member ends. The login password is needed where the account has one. It can
         *     follow a time-out; a self-exclusion that runs is not changed.
         */
        post: operations["excludeSelf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/limits/realityCheck": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a reality check
         * @description Begins the minutes until the next reality check anew; with LEAVE every game of the session ends. How many they are is a preference
         *     (setPreferences). While a check is due, no game takes a stake.
         */
        post: operations["answerRealityCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/password": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Sets a new password, which must differ from the old one. The old one is needed where the account has one. Every session of the member
         *     ends, also the one that asks, and so does every game that is open; the answer is a new session.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/password/email": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new password by mail
         * @description Sends a one-time password to the member's mail address. It opens one session within 15 minutes; with that the old password and every
         *     other session end, and the session's `passwordExpired` asks for another password. Until then nothing changes. Once a minute for a user
         *     name.
         */
        post: operations["resetPasswordByEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/password/verification": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new password by phone
         * @description Sets the password of the member whose number the code was sent to (sendLoginSms with the scene `forgot`); every session ends. For
         *     two minutes the member then signs in without a slider puzzle. Tries are counted by number and by address.
         */
        post: operations["setPasswordByPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/email": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bind a mail address
         * @description Makes an address, to which sendEmailCode sent a code of the scene `bind`, the member's; it replaces the one before, which is told so.
         *     A stolen session alone binds nothing: an account with a password, a number or an address needs `password`, or `ownerCode`, a code of
         *     the scene `change` that went to the number or address that it has.
         */
        post: operations["bindEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/mobile": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bind a mobile number
         * @description As bindEmail, for a number to which sendMobileCode sent a code of the scene `bind`. The member signs in with it from then on, and no
         *     longer with the one before.
         */
        post: operations["bindMobile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/preferences": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The member's preferences
         * @description What the member chose for the account. A new account has every preference at its default.
         */
        get: operations["getPreferences"];
        /**
         * Change preferences
         * @description Changes the preferences that the body names and answers all of them.
         */
        put: operations["setPreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/paymentPassword": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Whether there is a payment password
         * @description Whether the member has a payment password, and whether wrong tries have locked it.
         */
        get: operations["hasPaymentPassword"];
        /**
         * Set the payment password
         * @description Sets the member's first payment password. The login password is needed where the account has one. Its rule is that of the field
         *     `paymentPassword` of getRegisterRules, whether registration asks for the field or not.
         */
        put: operations["setPaymentPassword"];
        /**
         * Change the payment password
         * @description Sets another payment password; the old one is needed. Five wrong ones lock it for 30 minutes.
         */
        post: operations["changePaymentPassword"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Another payment password by a code or answers
         * @description Sets another payment password for a member who has forgotten it, with a code that sendMobileCode or sendEmailCode sent with the scene
         *     `paymentPassword`, or with the answers to the three security questions. It ends a lock. Answers that are not all right are
         *     `verification.invalid` like a wrong code; after five such tries none are taken for 30 minutes.
         */
        patch: operations["resetPaymentPassword"];
        trace?: never;
    };
    "/wps/member/bankCard": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The member's bank cards
         * @description The bank cards that withdrawals may go to, the latest first, and what the brand asks of another one.
         */
        get: operations["listBankCards"];
        /**
         * Add a bank card
         * @description Adds a card in the member's payee name; a member without one sets it with the first account. The number is checked by the bank's
         *     rule and belongs to one member of the brand. It can be withdrawn to from `usableFrom` on.
         */
        put: operations["addBankCard"];
        post?: never;
        /**
         * Remove a bank card
         * @description Takes the card from the list. Its number is free again; withdrawals that went to it keep it.
         */
        delete: operations["removeBankCard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/virtualAccount": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The member's e-wallets and crypto addresses
         * @description As listBankCards, of e-wallets and crypto addresses; the limit counts each kind.
         */
        get: operations["listVirtualAccounts"];
        /**
         * Add an e-wallet or a crypto address
         * @description As addBankCard. The number is the e-wallet's or the address; TRC20 and ERC20 addresses are checked by their checksums.
         */
        put: operations["addVirtualAccount"];
        post?: never;
        /**
         * Remove an e-wallet or a crypto address
         * @description As removeBankCard.
         */
        delete: operations["removeVirtualAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/securityQuestions": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The security questions
         * @description The brand's questions in the language of the request, and those that the member has answered.
         */
        get: operations["getSecurityQuestions"];
        put?: never;
        /**
         * Answer the security questions
         * @description Replaces the member's three answers, which resetPaymentPassword takes. It needs the payment password; the login password where there is
         *     no payment password; nothing where there is neither. Answers are compared without regard to case, width and repeated spaces, and are
         *     never told again.
         */
        post: operations["setSecurityQuestions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/transferUpline": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Transfer to the upline
         * @description Moves an amount from the member's wallets to the main wallet of their upline, for members whose `toUpline` is on. What must be wagered before a withdrawal must be wagered before it. Idempotent on its reference, as a transfer is.
         */
        post: operations["transferUpline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/affiliate": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Check an invitation code
         * @description Whether an agent's invitation code is good at the brand, on one of its own addresses.
         */
        get: operations["checkAffiliate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/v2/wallets/balance": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Balances
         * @description The sum of the member's wallets and each wallet's balance.
         */
        get: operations["getBalance"];
        put?: never;
        /**
         * Balances, for clients that poll with POST
         * @description The sum of the member's wallets and each wallet's balance.
         */
        post: operations["getBalanceByPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCS_merchantWallet": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * One wallet or many
         * @description Whether the brand plays every vendor from one wallet.
         */
        get: operations["getMerchantWallet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCS_walletTransfer": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move money between two wallets
         * @description Moves an amount between two of the member's wallets and answers the new balances. The same reference with the same content answers the same order again and moves nothing; with other content it is refused.
         */
        post: operations["walletTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCS_collectAll": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Everything back to the main wallet
         * @description Moves what is in the other wallets to MAIN. Idempotent on its reference, as a transfer is.
         */
        post: operations["collectWallets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/ODSFE2_MemTransDet": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Account record
         * @description The ledger's rows of the member's wallets, newest first, with what came in and went out of all rows that match.
         */
        get: operations["listTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/ODSFE2_MemTransDetExport": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Account record, all of it
         * @description The rows of `listTransactions` for a download: newest first, without counts and sums, from where the answer before ended. Give `to`, so that movements of meanwhile do not belong to it.
         */
        get: operations["listTransactionExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/ODSFE2_PersonalProfit": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Profit and loss
         * @description What the member put in, staked and got, by days of the brand's zone, newest first: the days that the period touches, at most the 366 before its end. A day on which nothing was booked has no row. Profit is wins, rebates and promotions less stakes.
         */
        get: operations["getPersonalProfit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getDepositSettings": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Whether and how the member may deposit
         * @description Whether deposits are open, how long an order waits for its payment, and the bonuses that may be chosen with a deposit now.
         */
        get: operations["getDepositSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getDepositPaymentChannels": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Ways to deposit
         * @description The brand's channels with their limits, fees and banks, also those that are closed now.
         */
        get: operations["listDepositChannels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_depositByLaunchUrl": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deposit at a cashier's page
         * @description Opens an order that is paid at the page of a bank or an e-wallet. Where an order of the channel is waiting for its payment, it answers that one, whatever the amount: cancel it to change it. The same reference with the same content answers the same order.
         */
        post: operations["depositByUrl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_depositByQRImageUrl": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deposit by a code to scan
         * @description Opens an order that is paid by scanning a code with a second device. Where an order of the channel is waiting for its payment, it answers that one, whatever the amount: cancel it to change it. The same reference with the same content answers the same order.
         */
        post: operations["depositByQr"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_manualTransferByAccountName": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deposit by a transfer
         * @description Opens an order that is paid by a transfer to the account of the house, or of another member (C2C). Where an order of the channel is waiting for its payment, it answers that one, whatever the amount: cancel it to change it. The same reference with the same content answers the same order.
         */
        post: operations["depositByTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_depositVirtualWallet": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deposit from a virtual wallet
         * @description Opens an order that is paid from a virtual wallet or with a crypto currency. Where an order of the channel is waiting for its payment, it answers that one, whatever the amount: cancel it to change it. The same reference with the same content answers the same order.
         */
        post: operations["depositVirtualWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_openDeposits": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Deposits under way
         * @description The member's orders that are not finished, newest first.
         */
        get: operations["listOpenDeposits"];
        put?: never;
        /**
         * The member says that they have paid
         * @description Makes a waiting order of a code or a transfer one that is being checked, which no longer expires. Money is credited when it has arrived, not by this. Again for the same order changes nothing.
         */
        post: operations["reportPaid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_uploadPaymentProof": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a payment proof
         * @description Keeps a picture of the payment with an order of a transfer that is not finished; another one replaces it. What the file is decides its content, not its name.
         */
        post: operations["uploadPaymentProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getPaymentProof": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * A payment proof
         * @description The picture that the member uploaded for an order.
         */
        get: operations["getPaymentProof"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_depositOrder": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * A deposit
         * @description One of the member's deposits, in any state.
         */
        get: operations["getDepositOrder"];
        put?: never;
        post?: never;
        /**
         * Cancel a deposit
         * @description Cancels an order that has not been paid. A payment that arrives all the same is credited.
         */
        delete: operations["cancelDepositOrder"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/report/depositTransaction": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Deposit record
         * @description The member's deposits, newest first, with the sum credited of all that match.
         */
        get: operations["listDeposits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getRollovers": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Rollovers
         * @description What must be wagered before a withdrawal, oldest first; the latest closed ones follow the open ones.
         */
        get: operations["listRollovers"];
        put?: never;
        /**
         * Give up a bonus
         * @description Takes a bonus back with what was won since, as far as the wallets hold it, and closes its rollover. Again for the same one changes nothing.
         */
        post: operations["forfeitBonus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getWithdrawSettings": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * What the member may withdraw
         * @description The ways to be paid, what is left for today, what may be withdrawn now and why not more.
         */
        get: operations["getWithdrawSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/transaction/withdraw": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw
         * @description Collects the other wallets and holds the amount and the fee at once; they come back when the order is rejected, fails or is cancelled. The same reference with the same content answers the same order.
         */
        post: operations["withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_withdrawOrder": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * A withdrawal
         * @description One of the member's withdrawals, in any state.
         */
        get: operations["getWithdrawOrder"];
        put?: never;
        post?: never;
        /**
         * Cancel a withdrawal
         * @description Cancels an order that nobody has begun to review; amount and fee come back. Again for the same order changes nothing.
         */
        delete: operations["cancelWithdraw"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/report/withdrawTransaction": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Withdrawal record
         * @description The member's withdrawals, newest first, with the sum paid of all that match.
         */
        get: operations["listWithdrawals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getPaymentConfirmationList": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Payments to confirm
         * @description C2C withdrawals that were paid and wait for the member's yes, which comes by itself after the brand's minutes.
         */
        get: operations["listReceiptConfirmations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_processC2CTransaction": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm that a payment arrived, or say that it did not
         * @description With yes the withdrawal is done; with no it goes back to the back office, which pays it again. Again with the same answer changes nothing.
         */
        post: operations["confirmReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/games/game_menus": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Menus by category
         * @description The brand's game categories in order, each with its vendors. Answers bare JSON.
         */
        get: operations["getGameMenus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCSGAME_newGameVendor": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Vendors by category
         * @description A lane of vendor cards for each category.
         */
        get: operations["listVendors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCSGAME_hotGamesV2": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Hot games
         * @description The brand's hot games of every category, or of one vendor, in order.
         */
        get: operations["listHotGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCSGAME_gameList": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Games of a category
         * @description One page of a category's games, filtered. Works with and without a session. `sort` and `flags` are extensions, which other servers ignore: getGameMenus lists the values that a server knows.
         */
        get: operations["listGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCSGAME_getWinnerBoard": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Winner board
         * @description The latest big wins, newest first; players are masked.
         */
        get: operations["getWinnerBoard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/VIS_getJackpot": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The rolling jackpot
         * @description What the brand's own jackpot stands at; it grows with the clock by 165.11 units every three seconds, and starts again each week and after a win.
         */
        get: operations["getJackpot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCSGAME_getVassGameType": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Vendors of each category
         * @description The brand's categories in order, each with the codes of its vendors.
         */
        get: operations["getVendorGameTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getFavoriteGames": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Ids of the favourites
         * @description The ids of the member's favourite games, the last one first.
         */
        get: operations["listFavouriteIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getFavoriteGamesList": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Favourites
         * @description One page of the member's favourite games, the last one first.
         */
        get: operations["listFavourites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_addFavoriteGameV2": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a favourite
         * @description Makes a game a favourite of the member's and answers all their ids. One that is a favourite already stays one.
         */
        post: operations["addFavourite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_removeFavoriteGameV2": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a favourite
         * @description Makes a game no favourite of the member's any more and answers the ids that are left. One that is none stays none.
         */
        delete: operations["removeFavourite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCS_recentGame": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Recent games
         * @description One page of the games that the member has opened, the last one first.
         */
        get: operations["listRecentGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GLS2_roomList": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Rooms of games between players
         * @description The rooms of the brand's PvP games, by game and stake.
         */
        get: operations["listRooms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/game/launchGame": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Start a game
         * @description Opens a game for the member and answers the path of its page, to be joined to one of the brand's launch CDNs; or, for a lobby, the games in it. The path carries a launch token of its own, which works for this member and this game alone and ends half an hour after its last use.
         */
        get: operations["launchGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCS_gameLaunchFB": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Start FB sports
         * @description Opens the brand's sportsbook for the member, as launchGame does.
         */
        get: operations["launchGameFb"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCS_gameTrialLaunch": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Try a game
         * @description Opens a game with play money for somebody who is not signed in. There is nothing to win.
         */
        get: operations["launchTrial"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCSGAME_getRankList": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Ranking
         * @description Who has won most in a period; players are masked.
         */
        get: operations["getRankList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/ODSFE2_MemBetDet": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Betting record
         * @description The member's bets in vendors' games, newest first, with the sums of all that match.
         */
        get: operations["listBets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/ODSFE2_MemBetDetExport": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Betting record, all of it
         * @description The bets of `listBets` for a download: newest first, without counts and sums, from where the answer before ended. Give `to`, so that bets of meanwhile do not belong to it.
         */
        get: operations["listBetExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/ODSFE2_roundProof": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * A bet, with the proof of its round
         * @description One bet of the member's. Where its round drew numbers under a pair of seeds, the proof has the hash of the server seed, which was published before the round, and after the seed was replaced the seed itself and the numbers.
         */
        get: operations["getRoundProof"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/CSP_unreadCount": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Unread messages
         * @description How many messages the member has not read.
         */
        get: operations["countUnread"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/CSP_messages": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The inbox
         * @description The member's messages, newest first, without those that were deleted.
         */
        get: operations["listMessages"];
        /**
         * Mark messages as read
         * @description Marks the messages as read; without ids every message of the member. One of somebody else refuses all of them.
         */
        put: operations["readMessages"];
        post?: never;
        /**
         * Delete a message
         * @description Takes a message out of the inbox; `restoreMessages` brings it back.
         */
        delete: operations["deleteMessages"];
        options?: never;
        head?: never;
        /**
         * Bring deleted messages back
         * @description Puts deleted messages back into the inbox at their places. One of somebody else refuses all of them.
         */
        patch: operations["restoreMessages"];
        trace?: never;
    };
    "/wps/relay/MCSFE_getNotices": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Latest news
         * @description The brand's notices, newest first.
         */
        get: operations["listNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Every error code there is; x-error-codes at the root of the document says what each means.
         * @example request_param_err
         * @enum {string}
         */
        ErrorCode: "TOO_MANY_REQUESTS" | "age.under" | "affiliate.invalid" | "amount.step" | "amount.too.large" | "amount.too.small" | "balance.insufficient" | "bank.unknown" | "bet.not.found" | "bonus.unknown" | "captcha.invalid" | "captcha.required" | "channel.closed" | "channel.unknown" | "contact.missing" | "contact.same" | "decrypt_failed" | "domain.invalid" | "email.invalid" | "email.taken" | "fault.refuse" | "fault.status" | "favourites.full" | "field.invalid" | "file.too.large" | "file.type" | "first.login.done" | "function.not.available" | "game.not.found" | "game.not.playable" | "host.not.allowed" | "limit.deposit" | "limit.not.raised" | "limit.time" | "limit.too.soon" | "limit.unit" | "login.failed" | "login.not.member" | "login.not.session" | "member.not.found" | "message.not.found" | "method.not.allowed" | "method.unknown" | "mobile.invalid" | "mobile.taken" | "mock.mistake" | "need.true.account" | "not.implemented" | "not.recorded" | "operation.not.found" | "order.not.found" | "order.state" | "owner.required" | "owner.wrong" | "password.same" | "password.wrong" | "payee.name.differs" | "payment.password.already.set" | "payment.password.locked" | "payment.password.missing" | "payment.password.same" | "payment.password.wrong" | "payout.account.not.found" | "payout.account.not.usable" | "payout.account.taken" | "payout.accounts.full" | "payout.number.invalid" | "play.break" | "profile.already.set" | "proof.not.found" | "questions.repeated" | "reference.reused" | "region.restricted" | "request_body_required" | "request_body_too_large" | "request_body_type" | "request_param_err" | "rollover.closed" | "rollover.not.found" | "rollover.open" | "slider.invalid" | "slider.required" | "system.maintenance" | "token.invalid" | "upstream.failed" | "upstream.slow" | "upstream.too_large" | "upline.closed" | "user.or.token.invalid" | "username.taken" | "vendor.maintenance" | "verification.invalid" | "wallet.same" | "wallet.unknown" | "withdraw.day.amount" | "withdraw.day.count";
        /**
         * @description A language by the gateway's code; TY is Filipino.
         * @example EN
         * @enum {string}
         */
        Language: "CN" | "EN" | "ID" | "TH" | "TY" | "VI";
        /**
         * Format: int64
         * @description A time in epoch milliseconds.
         * @example 1767225600000
         */
        EpochMs: number;
        /**
         * @description Always false in a failure.
         * @example false
         * @constant
         */
        Failure: false;
        /**
         * @description What the error code carries, if anything.
         * @example null
         */
        AnyValue: {
            [key: string]: unknown;
        } | null;
        /**
         * @description What went wrong and what to do; for developers and as a last resort for players.
         * @example The Merchant header is missing: send the brand's merchant code.
         */
        Message: string;
        /**
         * @description Always true in a success.
         * @example true
         * @constant
         */
        Success: true;
        /**
         * @description A picture's path, to be joined to one of the brand's image CDNs.
         * @example /covers/RNG/JP/AURUM/fortune-koi-88.svg
         */
        AssetPath: string;
        /**
         * @description A value for each role, such as surface, text or accent.
         * @example {
         *       "surface": "#fbf9f1",
         *       "accent": "#0d6b4a"
         *     }
         */
        Tokens: {
            [key: string]: string;
        };
        /** @description Design tokens by role, in a light and a dark version. */
        Theme: {
            light: components["schemas"]["Tokens"];
            dark: components["schemas"]["Tokens"];
        };
        /** @description The brand's own titles of the home page's sections, in the answer's language. */
        Voice: {
            /**
             * @description Games that the member played last.
             * @example Continue playing
             */
            recent: string;
            /**
             * @description The board of winners.
             * @example Winners list
             */
            winners: string;
            /**
             * @description The latest notices.
             * @example Latest news
             */
            news: string;
            /**
             * @description The promotions.
             * @example Promotions
             */
            promotions: string;
            /**
             * @description All game providers.
             * @example All providers
             */
            vendors: string;
        };
        /** @description How the brand arranges its pages, beside the colours of its theme. */
        Layout: {
            /**
             * @description Where the words of a banner stand: before its picture, after it, or on a panel of their own.
             * @example start
             * @enum {string}
             */
            hero: "start" | "end" | "panel";
            /**
             * @description The shape of a game card: an upright cover above its words, cover and words in one frame, or a short cover above its words.
             * @example upright
             * @enum {string}
             */
            card: "upright" | "framed" | "short";
            /**
             * @description The sections of the home page in their order; one that is left out is not shown.
             * @example [
             *       "jackpot",
             *       "recent",
             *       "games",
             *       "boards",
             *       "moreGames",
             *       "promotions",
             *       "vendors"
             *     ]
             */
            sections: ("jackpot" | "recent" | "games" | "boards" | "moreGames" | "promotions" | "vendors")[];
            voice: components["schemas"]["Voice"];
        };
        /**
         * @description ISO 4217 code.
         * @example PHP
         */
        Currency: string;
        /**
         * @description The country's dialling code without the plus.
         * @example 63
         */
        CountryDialingCode: string;
        /** @description A module that the brand has on or off, with those below it. */
        Module: {
            /**
             * @description The module's id.
             * @example FREEPLAY3
             */
            modId: string;
            /**
             * @description 1 when on.
             * @example 1
             * @enum {string}
             */
            enabled: "0" | "1";
            /** @description Modules below it. */
            childrenNodes: components["schemas"]["Module"][];
        };
        /** @description A public resource. */
        Resource: {
            /**
             * @description What it is.
             * @example EMAIL
             * @enum {string}
             */
            resourceType: "ANDROID" | "IOS" | "PWA" | "EMAIL" | "TELEGRAM" | "FACEBOOK";
            /**
             * @description Its address; for EMAIL, the mail address.
             * @example support@baize.example
             */
            url: string;
            /**
             * Format: uri
             * @description What its QR code leads to.
             * @example null
             */
            qrCodeUrl: string | null;
        };
        /** @description A way to customer service. */
        CustomerService: {
            /**
             * @description 1 live chat, 2 VIP service, 3 an encrypted link, 4 Telegram, 5 Facebook.
             * @example 1
             */
            csType: number;
            /**
             * @description Order among the contacts.
             * @example 1
             */
            csPosition: number;
            /**
             * @description Where it leads. With csType 3 it is encrypted: its last 8 characters are a DES key, what is before them is the address by DES in ECB mode with PKCS#7 padding, in base64.
             * @example /helpmc
             */
            path: string;
        };
        /** @description Analytics accounts. */
        Analytics: {
            /**
             * @description Google tag id; null when the brand has none.
             * @example null
             */
            gtagId: string | null;
        };
        /** @description An alternative address of the site. */
        Domain: {
            /**
             * Format: hostname
             * @description The host.
             * @example baize-1.example
             */
            domainName: string;
            /**
             * @description Round trip in milliseconds as last measured.
             * @example 38
             */
            speed: number;
        };
        /** @description A licence badge. */
        Licence: {
            /**
             * @description Which licence.
             * @example maltese
             * @enum {string}
             */
            code: "european" | "maltese" | "bvi" | "philippines";
            /**
             * @description Its name in the request's language.
             * @example Maltese gaming licence
             */
            name: string;
            image: components["schemas"]["AssetPath"];
        };
        /** @description The VIP service. */
        VipService: {
            /**
             * @description The lowest rank that has it.
             * @example 5
             */
            minimumRankLevel: number;
            /**
             * @description What it gives in the request's language.
             * @example [
             *       "A personal host"
             *     ]
             */
            rewards: string[];
        };
        /**
         * @description What a solved puzzle is for.
         * @example login
         * @enum {string}
         */
        SliderScene: "login" | "sms" | "register";
        /** @description Who proves that a person is there. */
        SliderService: {
            /**
             * @description gateway: the puzzle of getSlider; geetest: geetest v4 in the browser, and the puzzle of getSlider for browsers without scripts.
             * @example gateway
             * @enum {string}
             */
            provider: "gateway" | "geetest";
            /**
             * @description The brand's id at the provider.
             * @example null
             */
            captchaId: string | null;
            /**
             * Format: uri
             * @description Where the browser loads geetest's script; without it, from https://static.geetest.com/v4/gt4.js.
             * @example https://static.geetest.com/v4/gt4.js
             */
            scriptUrl?: string;
            /**
             * @description What needs a solved puzzle.
             * @example [
             *       "login",
             *       "sms",
             *       "register"
             *     ]
             */
            scenes: components["schemas"]["SliderScene"][];
        };
        /** @description A phone sign-in with the interface of Google's Identity Toolkit. */
        PhoneAuthService: {
            /**
             * @description Which service.
             * @example firebase
             * @enum {string}
             */
            provider: "firebase";
            /**
             * Format: uri
             * @description The base of its addresses, without a slash at the end.
             * @example https://identitytoolkit.googleapis.com
             */
            url: string;
            /**
             * @description The brand's public key there.
             * @example AIzaSyExample
             */
            apiKey: string;
        };
        /**
         * @description An identity provider.
         * @example GOOGLE
         * @enum {string}
         */
        SocialProvider: "GOOGLE" | "FACEBOOK";
        /** @description An OpenID provider. */
        SocialService: {
            provider: components["schemas"]["SocialProvider"];
            /**
             * @description The brand's id there.
             * @example baize-web
             */
            clientId: string;
            /**
             * Format: uri
             * @description Its issuer identifier; its metadata is found below it.
             * @example https://accounts.google.com
             */
            issuer: string;
        };
        /** @description Services of others that the brand signs members in with; each is known by its settings, never by a secret. */
        ThirdParty: {
            slider: components["schemas"]["SliderService"];
            /**
             * @description Who proves phone numbers; null where the gateway sends the codes itself.
             * @example null
             */
            phoneAuth: components["schemas"]["PhoneAuthService"] | null;
            /** @description Identity providers that the brand has switched on. */
            social: components["schemas"]["SocialService"][];
        };
        /** @description A brand. */
        Whitelabel: {
            /**
             * @description The brand's code.
             * @example baize
             */
            merchantCode: string;
            /**
             * @description The brand's name.
             * @example Baize
             */
            merchantName: string;
            /**
             * @description One line under the name.
             * @example The table is always open
             */
            tagline: string;
            /**
             * @description The home page's title.
             * @example Baize – slots and live casino
             */
            siteTitle: string;
            /**
             * @description The home page's description for search engines.
             * @example Slots and live casino in one place.
             */
            description: string;
            /**
             * @description The licence paragraph of the footer.
             * @example Licensed and regulated. Players must be 18 or older.
             */
            footerText: string;
            logoOnLight: components["schemas"]["AssetPath"];
            logoOnDark: components["schemas"]["AssetPath"];
            icon: components["schemas"]["AssetPath"];
            /**
             * @description The path of a PNG of 180 × 180 for home screens.
             * @example /brands/baize/icon-180.png
             */
            touchIcon: string;
            /**
             * @description The path of a PNG of 512 × 512 for installed apps.
             * @example /brands/baize/icon-512.png
             */
            appIcon: string;
            /**
             * @description The path of a PNG of 1200 × 800 that other sites show with a link to this one.
             * @example /brands/baize/share.png
             */
            shareImage: string;
            theme: components["schemas"]["Theme"];
            layout: components["schemas"]["Layout"];
            /**
             * @description Supported languages in the picker's order.
             * @example [
             *       "TY",
             *       "EN"
             *     ]
             */
            languages: components["schemas"]["Language"][];
            defaultLanguage: components["schemas"]["Language"];
            currency: components["schemas"]["Currency"];
            /**
             * @description The currency's symbol.
             * @example ₱
             */
            currencySymbol: string;
            /**
             * @description How much of the currency one unit is. The jackpot grows by 165.11 units every three seconds; minimum bets are asked for in units.
             * @example 1
             */
            unit: number;
            countryDialingCode: components["schemas"]["CountryDialingCode"];
            /**
             * @description How old a member must be in years.
             * @example 18
             */
            minimumAge: number;
            /**
             * @description Whether a visitor sees only the sign-in and registration pages.
             * @example false
             */
            loginRequiredHome: boolean;
            /** @description The module tree. */
            modules: components["schemas"]["Module"][];
            /** @description Public resources such as apps and addresses. */
            resources: components["schemas"]["Resource"][];
            /** @description Ways to customer service. */
            customerService: components["schemas"]["CustomerService"][];
            analytics: components["schemas"]["Analytics"];
            /** @description Alternative site addresses. */
            domainRoute: components["schemas"]["Domain"][];
            /**
             * Format: hostname
             * @description The brand's main host.
             * @example baize.localhost
             */
            mainDomain: string;
            /**
             * @description Bases of picture addresses; a client spreads its requests over them.
             * @example [
             *       "http://localhost:4000/cdn"
             *     ]
             */
            imageCDNs: string[];
            /**
             * @description Origins that serve games.
             * @example [
             *       "http://localhost:4000"
             *     ]
             */
            launchGameCDNs: string[];
            /** @description Licence badges of the footer. */
            licences: components["schemas"]["Licence"][];
            vipService: components["schemas"]["VipService"];
            thirdParty: components["schemas"]["ThirdParty"];
        };
        /**
         * @description A failure has no value.
         * @example null
         */
        NoValue: null;
        /** @description What a registration field must look like. */
        RegisterRule: {
            /**
             * @description Whether the field is shown.
             * @example true
             */
            enabled: boolean;
            /**
             * @description Whether it must be filled in.
             * @example true
             */
            required: boolean;
            /**
             * @description A regular expression; '*' accepts anything.
             * @example ^[a-zA-Z][a-zA-Z0-9]*$
             */
            acceptedPattern: string;
            /**
             * @description Which message reg_pattern_N says the rule.
             * @example 3
             */
            patternId: number;
            /**
             * @description Fewest characters.
             * @example 2
             */
            minLength: number;
            /**
             * @description Most characters.
             * @example 15
             */
            maxLength: number;
            /**
             * @description The kind of input.
             * @example text
             * @enum {string}
             */
            type: "text" | "password" | "email" | "tel" | "number" | "date";
        };
        /**
         * @description A rule for each field of the registration.
         * @example {
         *       "username": {
         *         "enabled": true,
         *         "required": true,
         *         "acceptedPattern": "^[a-zA-Z][a-zA-Z0-9]*$",
         *         "patternId": 3,
         *         "minLength": 2,
         *         "maxLength": 15,
         *         "type": "text"
         *       }
         *     }
         */
        RegisterRules: {
            [key: string]: components["schemas"]["RegisterRule"];
        };
        /** @description The brand's switches, rules, contacts and hosts. */
        PermissionInfo: {
            /** @description The module tree. */
            modules: components["schemas"]["Module"][];
            registerRules: components["schemas"]["RegisterRules"];
            /** @description Public resources. */
            resources: components["schemas"]["Resource"][];
            /** @description Ways to customer service. */
            customerService: components["schemas"]["CustomerService"][];
            analytics: components["schemas"]["Analytics"];
            /** @description Alternative site addresses. */
            domainRoute: components["schemas"]["Domain"][];
            /**
             * @description Bases of picture addresses.
             * @example [
             *       "http://localhost:4000/cdn"
             *     ]
             */
            imageCDNs: string[];
            /**
             * @description Origins that serve games.
             * @example [
             *       "http://localhost:4000"
             *     ]
             */
            launchGameCDNs: string[];
        };
        /**
         * @description An IP address.
         * @example 203.0.113.7
         */
        Ip: string;
        /** @description Where the visitor is. */
        Location: {
            /** @description The visitor's address. */
            ip: components["schemas"]["Ip"];
        };
        /** @description What the visitor at this address and host may see. */
        Permission: {
            info: components["schemas"]["PermissionInfo"];
            location: components["schemas"]["Location"];
            /**
             * @description Whether the brand is in maintenance.
             * @example false
             */
            maintenance: boolean;
            /**
             * @description Whether this address is in a restricted region.
             * @example false
             */
            regionRestriction: boolean;
        };
        /** @description An entry of a menu. */
        MenuEntry: {
            /**
             * @description What it leads to; a game type for a category.
             * @example RNG
             */
            code: string;
            /**
             * @description Its label in the request's language.
             * @example Slots
             */
            label: string;
            /**
             * @description The site's path.
             * @example /rng
             */
            path: string;
        };
        /** @description The entries of one place on the site. */
        Menu: {
            /**
             * @description Where it is shown.
             * @example header
             * @enum {string}
             */
            place: "header" | "side" | "footer" | "help";
            /** @description Its entries in order. */
            entries: components["schemas"]["MenuEntry"][];
        };
        /** @description A route of the site. */
        Router: {
            /**
             * @description Its name.
             * @example rng
             */
            name: string;
            /**
             * @description Its path.
             * @example /rng
             */
            path: string;
            /**
             * @description Whether the brand has it on.
             * @example true
             */
            enabled: boolean;
            /**
             * @description Whether it needs a session.
             * @example false
             */
            loginRequired: boolean;
        };
        /** @description The brand's availability to this address. */
        SystemStatus: {
            /**
             * @description 0 normal, 1 maintenance, 2 region restricted.
             * @example 0
             * @enum {integer}
             */
            status: 0 | 1 | 2;
            /**
             * @description When maintenance ends; null when it is not known or there is none.
             * @example null
             */
            endTime: components["schemas"]["EpochMs"] | null;
            /**
             * @description A way to customer service while the site is closed.
             * @example /helpmc
             */
            customerService: string | null;
            /** @description The visitor's address. */
            ip: components["schemas"]["Ip"];
        };
        /** @description A country and its dialling code. */
        Country: {
            /**
             * @description ISO 3166-1 alpha-2.
             * @example PH
             */
            countryCode: string;
            /**
             * @description Without the plus.
             * @example 63
             */
            countryDialingCode: string;
            /**
             * @description Its name in the request's language.
             * @example Philippines
             */
            name: string;
        };
        /**
         * @description A PNG in base64.
         * @example iVBORw0KGgo=
         */
        CaptchaImage: string;
        /** @description A banner of one route group. */
        Banner: {
            /**
             * @description Its id.
             * @example 12
             */
            bannerId: number;
            /**
             * @description The route group it is shown on.
             * @example home
             * @enum {string}
             */
            groupName: "home" | "rng" | "live" | "fish" | "pvp" | "sports" | "esports" | "elott" | "cockfight" | "promotions" | "pointMall" | "help" | "w_register" | "w_forget";
            /**
             * @description What it says.
             * @example Fresh reels every Friday
             */
            title: string;
            /**
             * @description A second line.
             * @example Twelve new slots, one click away
             */
            subtitle: string;
            url: components["schemas"]["AssetPath"];
            urlSmall: components["schemas"]["AssetPath"];
            /**
             * @description Empty when it is only a picture; ROUTE for a path of the site, URL for another address.
             * @example ROUTE
             * @enum {string}
             */
            linkageType: "" | "ROUTE" | "URL";
            /**
             * @description Where a click leads.
             * @example /rng
             */
            link: string;
        };
        /** @description A pop-up or a help highlight. */
        Announcement: {
            /**
             * @description Its id.
             * @example 3
             */
            id: number;
            /**
             * @description Its type.
             * @example PL
             * @enum {string}
             */
            type: "PL" | "PU" | "H";
            /**
             * @description Its title.
             * @example Good to see you again
             */
            title: string;
            /**
             * @description Its text as HTML.
             * @example <p>Your daily mission waits.</p>
             */
            content: string;
        };
        /** @description A running promotion. */
        PromotionAnnouncement: {
            /**
             * @description Its id.
             * @example 5
             */
            id: number;
            /**
             * @description Its code in addresses.
             * @example weekend-cashback
             */
            code: string;
            /**
             * @description Its category.
             * @example DAILY
             * @enum {string}
             */
            category: "NEW" | "DAILY" | "SPORTS" | "VIP" | "LIVE" | "SLOTS";
            /**
             * @description Its title.
             * @example Weekend cashback
             */
            title: string;
            /**
             * @description One sentence.
             * @example Eight percent of the weekend's net losses comes back on Monday.
             */
            summary: string;
            image: components["schemas"]["AssetPath"];
            startTime: components["schemas"]["EpochMs"];
            endTime: components["schemas"]["EpochMs"];
        };
        /** @description The running announcements by type. */
        Announcements: {
            /** @description Banners. */
            B: components["schemas"]["Banner"][];
            /** @description Pop-ups after signing in. */
            PL: components["schemas"]["Announcement"][];
            /** @description Pop-ups for visitors. */
            PU: components["schemas"]["Announcement"][];
            /** @description Promotions. */
            PR: components["schemas"]["PromotionAnnouncement"][];
            /** @description Help highlights. */
            H: components["schemas"]["Announcement"][];
        };
        /** @description The address that the request came from. */
        RestrictedIp: components["schemas"]["Ip"];
        /** @description What was restricted. */
        RestrictedValue: {
            ip: components["schemas"]["RestrictedIp"];
        };
        /**
         * @description When the brand is back; null when that is not known.
         * @example 1767225600000
         */
        MaintenanceEnd: components["schemas"]["EpochMs"] | null;
        /** @description How long it lasts. */
        MaintenanceValue: {
            endTime: components["schemas"]["MaintenanceEnd"];
        };
        /**
         * @description The puzzle's id.
         * @example 4k2m9x7c1q8w3e5r4k2m9x7c
         */
        SliderId: string;
        /** @description A puzzle. The piece belongs somewhere on the row `pieceY`. */
        Slider: {
            sliderId: components["schemas"]["SliderId"];
            /**
             * @description The picture with the gap as a PNG in base64.
             * @example iVBORw0KGgo=
             */
            background: string;
            /**
             * @description The missing piece as a PNG in base64.
             * @example iVBORw0KGgo=
             */
            piece: string;
            /**
             * @description The picture's width in pixels.
             * @example 320
             */
            width: number;
            /**
             * @description The picture's height in pixels.
             * @example 160
             */
            height: number;
            /**
             * @description Width and height of the piece in pixels.
             * @example 52
             */
            pieceSize: number;
            /**
             * @description How far down the piece belongs in pixels.
             * @example 48
             */
            pieceY: number;
        };
        /** @description An answer to a puzzle. */
        SliderTry: {
            sliderId: components["schemas"]["SliderId"];
            /**
             * @description How far from the left the piece was laid in pixels of the picture.
             * @example 143
             */
            x: number;
        };
        /**
         * @description Of a solved puzzle: the number of its lot.
         * @example 4k2m9x7c1q8w3e5r4k2m9x7c1q8w3e5r
         */
        LotNumber: string;
        /**
         * @description Of a solved puzzle: its result.
         * @example 9x7c1q8w3e5r4k2m9x7c1q8w3e5r4k2m
         */
        CaptchaOutput: string;
        /**
         * @description Of a solved puzzle: the proof itself.
         * @example 1q8w3e5r4k2m9x7c1q8w3e5r4k2m9x7c
         */
        PassToken: string;
        /**
         * @description Of a solved puzzle: when it was solved, in epoch seconds.
         * @example 1767225600
         */
        GenTime: string;
        /** @description The proof that a person is there, as a geetest v4 check gives it. */
        HumanProof: {
            lotNumber: components["schemas"]["LotNumber"];
            captchaOutput: components["schemas"]["CaptchaOutput"];
            passToken: components["schemas"]["PassToken"];
            genTime: components["schemas"]["GenTime"];
        };
        /**
         * @description The number without its dialling code; digits, with or without the leading zero.
         * @example 09171234567
         */
        MobileNum: string;
        /** @description Where the code goes, and what for. */
        LoginSmsRequest: {
            mobileNum: components["schemas"]["MobileNum"];
            countryDialingCode: components["schemas"]["CountryDialingCode"];
            /**
             * @description login: to sign in (so it is without this field); forgot: for a new password.
             * @example login
             * @enum {string}
             */
            scene?: "login" | "forgot";
            lotNumber?: components["schemas"]["LotNumber"];
            captchaOutput?: components["schemas"]["CaptchaOutput"];
            passToken?: components["schemas"]["PassToken"];
            genTime?: components["schemas"]["GenTime"];
        };
        /** @description A code that is on its way. */
        Sms: {
            /**
             * @description How long the code is good and no other is sent in minutes.
             * @example 2
             */
            expiredMinutes: number;
        };
        /**
         * @description How long to wait in seconds.
         * @example 300
         */
        RetryAfterSeconds: number;
        /** @description When the next try may come. */
        TooManyRequestsValue: {
            retryAfterSeconds: components["schemas"]["RetryAfterSeconds"];
        };
        /** @description Where the code goes. */
        RegisterSmsRequest: {
            mobileNo: components["schemas"]["MobileNum"];
            countryDialingCode: components["schemas"]["CountryDialingCode"];
            lotNumber?: components["schemas"]["LotNumber"];
            captchaOutput?: components["schemas"]["CaptchaOutput"];
            passToken?: components["schemas"]["PassToken"];
            genTime?: components["schemas"]["GenTime"];
        };
        /**
         * @description Bytes in base64.
         * @example W3KfUV0FvKjnw2OcPRb0ag==
         */
        Base64: string;
        /**
         * @description bind: to prove a new number or address; change: to prove, by the ones that the member has, that the account is theirs; paymentPassword: for another payment password.
         * @example bind
         * @enum {string}
         */
        MemberCodeScene: "bind" | "change" | "paymentPassword";
        /**
         * @description What the code is for, and where it goes.
         * @example {
         *       "scene": "bind",
         *       "mobileNum": "09171234567",
         *       "countryDialingCode": "63"
         *     }
         */
        MobileCodeRequest: {
            scene: components["schemas"]["MemberCodeScene"];
            /**
             * @description For `bind`: the number without its dialling code; digits, with or without the leading zero.
             * @example 09171234567
             */
            mobileNum?: string;
            countryDialingCode?: components["schemas"]["CountryDialingCode"];
        };
        /**
         * @description A body that only the gateway opens: the plain body as JSON text in UTF-8, sealed by the scheme that the `Encryption` header names.
         *
         *     `RSA`, the gateway family's own:
         *
         *     1. Draw a key of 16 characters, letters and digits of ASCII.
         *     2. Encrypt the text by DES in ECB mode with PKCS#7 padding. DES takes the first 8 characters of the key as its 8 bytes. (A library
         *        without single DES does the same by triple DES with these 8 bytes three times.) `value` is the result in base64, with padding
         *        and without line breaks.
         *     3. Write the 16 characters in reverse order and encrypt them with the gateway's public key by RSA with PKCS#1 v1.5 padding. `X-RSA`
         *        is the result in base64.
         *     4. `X-Digest` is `value` once more; the gateway refuses a request in which the two differ.
         *
         *     `JWE`: `value` is a compact JWE (RFC 7516) of the text for the gateway's public key, with `alg` RSA-OAEP-256 and `enc` A256GCM.
         *     `X-RSA` and `X-Digest` are not sent.
         *
         *     The operator of a gateway hands out its public key, RSA as SPKI in PEM; `x-public-key` in `servers` is the mock's, with which the
         *     examples are made. There the key of RSA is `k3y0fs1xteenchar`, that of JWE the 32 bytes 0 to 31 and its IV the bytes 0 to 11. A body
         *     that does not open is refused with `decrypt_failed`. An operator may have the gateway refuse plain bodies with the same code.
         */
        Sealed: {
            /**
             * @description The sealed text: base64 with RSA, a compact JWE with JWE.
             * @example W3KfUV0FvKjnw2OcPRb0ag==
             */
            value: string;
        };
        /**
         * @description What the code is for, and where it goes.
         * @example {
         *       "scene": "bind",
         *       "email": "juan@mail.example"
         *     }
         */
        EmailCodeRequest: {
            scene: components["schemas"]["MemberCodeScene"];
            /**
             * @description For `bind`: the address.
             * @example juan@mail.example
             */
            email?: string;
        };
        /** @description A user name and a password. */
        UsernameLogin: {
            /**
             * @description The way to sign in. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "username";
            /**
             * @description The user name; or the mobile number, national or with a plus and its dialling code.
             * @example lucky
             */
            username: string;
            /**
             * Format: password
             * @description The password.
             * @example play1234
             */
            password: string;
            /**
             * @description The digits of the captcha image, when one was asked for.
             * @example 4821
             */
            captcha?: string;
            lotNumber?: components["schemas"]["LotNumber"];
            captchaOutput?: components["schemas"]["CaptchaOutput"];
            passToken?: components["schemas"]["PassToken"];
            genTime?: components["schemas"]["GenTime"];
        };
        /**
         * @description The code of a text message or of a mail.
         * @example 481502
         */
        VerificationCode: string;
        /** @description A mobile number and the code that was sent to it. */
        SmsLogin: {
            /**
             * @description The way to sign in. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "sms";
            mobileNum: components["schemas"]["MobileNum"];
            countryDialingCode: components["schemas"]["CountryDialingCode"];
            verificationCode: components["schemas"]["VerificationCode"];
        };
        /**
         * @description Credentials of one of the ways to sign in.
         * @example {
         *       "type": "username",
         *       "username": "lucky",
         *       "password": "play1234",
         *       "lotNumber": "4k2m9x7c1q8w3e5r4k2m9x7c1q8w3e5r",
         *       "captchaOutput": "9x7c1q8w3e5r4k2m9x7c1q8w3e5r4k2m",
         *       "passToken": "1q8w3e5r4k2m9x7c1q8w3e5r4k2m9x7c",
         *       "genTime": "1767225600"
         *     }
         */
        LoginRequest: components["schemas"]["UsernameLogin"] | components["schemas"]["SmsLogin"];
        /** @description A session that has just been opened. */
        Session: {
            /**
             * @description To be sent raw in Authorization.
             * @example 5f0d1c2b3a4958677685940312ab34cd
             */
            token: string;
            /**
             * @description The member's id.
             * @example 1001
             */
            id: number;
            /**
             * @description The user name.
             * @example lucky
             */
            username: string;
            /**
             * @description 0 member; 1, 2, 41 and 42 agents; 4 trial account.
             * @example 0
             * @enum {integer}
             */
            customerType: 0 | 1 | 2 | 4 | 41 | 42;
            /**
             * @description Whether the first-login action is still to be done.
             * @example false
             */
            firstTimeLogin: boolean;
            /**
             * @description Whether another password has to be chosen: this one is older than the brand allows, or was a one-time one.
             * @example false
             */
            passwordExpired: boolean;
            expiresAt: components["schemas"]["EpochMs"];
        };
        /** @description What the next try needs. */
        LoginRefusedValue: {
            /**
             * @description Whether the next try needs a captcha.
             * @example true
             */
            captcha: boolean;
        };
        /** @description A person of an identity provider. */
        SocialLogin: {
            provider: components["schemas"]["SocialProvider"];
            /**
             * @description The provider's OpenID token for the brand.
             * @example eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl
             */
            idToken: string;
        };
        /** @description A phone number that a third party has proved. */
        PhoneAuthLogin: {
            /**
             * @description The service's token.
             * @example eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl
             */
            firebaseIdToken: string;
            /**
             * @description How the number was proved.
             * @example sms
             * @enum {string}
             */
            firebaseChannel: "sms";
        };
        /** @description A session that goes on. */
        Touch: {
            expiresAt: components["schemas"]["EpochMs"];
        };
        /** @description A sign-in. */
        LoginRecord: {
            time: components["schemas"]["EpochMs"];
            /** @description The player's address. */
            ip: components["schemas"]["Ip"];
            /**
             * @description Browser and system as the client told them.
             * @example Chrome on Windows
             */
            device: string;
            /**
             * @description Where the address is; null when nobody knows.
             * @example Manila
             */
            place: string | null;
            /**
             * @description How the member signed in.
             * @example USERNAME
             * @enum {string}
             */
            way: "USERNAME" | "SMS" | "PHONE_AUTH" | "GOOGLE" | "FACEBOOK" | "REGISTER" | "FREE_PLAY";
            /**
             * @description Whether it is the session that asks.
             * @example true
             */
            isCurrent: boolean;
        };
        /**
         * @description The page answered.
         * @example 1
         */
        PageNo: number;
        /**
         * @description How many pages there are; 0 when there is no row.
         * @example 9
         */
        TotalPages: number;
        /**
         * @description How many rows there are on all pages.
         * @example 128
         */
        Total: number;
        /** @description A session that has not ended. */
        OpenSession: {
            since: components["schemas"]["EpochMs"];
            lastUsed: components["schemas"]["EpochMs"];
            /** @description The address that signed in. */
            ip: components["schemas"]["Ip"];
            /**
             * @description Browser and system as the client told them.
             * @example Chrome on Windows
             */
            device: string;
            /**
             * @description Where the address is; null when nobody knows.
             * @example Manila
             */
            place: string | null;
            /**
             * @description Whether it is the session that asks.
             * @example true
             */
            isCurrent: boolean;
        };
        /** @description The sessions of a member. */
        OpenSessions: {
            /** @description At most the fifty latest used. */
            list: components["schemas"]["OpenSession"][];
        };
        /** @description What came of it. */
        EndedSessions: {
            /**
             * @description How many sessions have ended.
             * @example 2
             */
            count: number;
        };
        /**
         * @description A new member. Which fields are needed, the brand's rules say.
         * @example {
         *       "username": "juanito",
         *       "password": "play5678",
         *       "confirmPassword": "play5678",
         *       "payeeName": "JUAN CRUZ",
         *       "registerUrl": "http://baize.localhost:3000/register",
         *       "registerMethod": "WEB",
         *       "lotNumber": "4k2m9x7c1q8w3e5r4k2m9x7c1q8w3e5r",
         *       "captchaOutput": "9x7c1q8w3e5r4k2m9x7c1q8w3e5r4k2m",
         *       "passToken": "1q8w3e5r4k2m9x7c1q8w3e5r4k2m9x7c",
         *       "genTime": "1767225600"
         *     }
         */
        RegisterRequest: {
            /**
             * @description The user name.
             * @example juanito
             */
            username?: string;
            /**
             * Format: password
             * @description The password.
             * @example play5678
             */
            password?: string;
            /**
             * Format: password
             * @description The password once more.
             * @example play5678
             */
            confirmPassword?: string;
            /**
             * @description The name on the bank account in capitals.
             * @example JUAN CRUZ
             */
            payeeName?: string;
            /**
             * @description The mail address.
             * @example juan@mail.example
             */
            email?: string;
            /**
             * @description The QQ number.
             * @example 1234567
             */
            qqNum?: string;
            /**
             * @description The number without its dialling code.
             * @example 09171234567
             */
            mobileNum?: string;
            countryDialingCode?: components["schemas"]["CountryDialingCode"];
            /**
             * @description The user name of the member who recommended the brand.
             * @example lucky
             */
            recommenderId?: string;
            /**
             * @description The digits of the captcha image.
             * @example 4821
             */
            captcha?: string;
            /**
             * @description The code of the text message.
             * @example 481502
             */
            verificationCode?: string;
            /**
             * @description The invitation code of an agent.
             * @example BOSS88
             */
            affiliateCode?: string;
            /**
             * @description The invitation code of a member.
             * @example LUCKY77
             */
            referralCode?: string;
            /**
             * Format: password
             * @description The password for withdrawals.
             * @example 135790
             */
            paymentPassword?: string;
            /**
             * @description The LINE name.
             * @example juan.line
             */
            line?: string;
            /**
             * @description The WhatsApp number.
             * @example 639171234567
             */
            whatsapp?: string;
            /**
             * @description The Facebook name.
             * @example juan.fb
             */
            facebook?: string;
            /**
             * @description The WeChat name.
             * @example juan_wx
             */
            wechat?: string;
            /**
             * @description The number of an identity document.
             * @example A1234567
             */
            idNumber?: string;
            /**
             * @description The host that the visitor opened.
             * @example baize.localhost
             */
            domain?: string;
            /**
             * @description The address of the page that the visitor registered on.
             * @example http://baize.localhost:3000/register
             */
            registerUrl: string;
            /**
             * @description The kind of client.
             * @example WEB
             * @enum {string}
             */
            registerMethod: "WEB";
            /**
             * @description Sent with a token of the phone sign-in: opens the session at once, as it always is.
             * @example true
             * @constant
             */
            login?: true;
            /**
             * @description How the phone sign-in proved the number.
             * @example sms
             * @enum {string}
             */
            firebaseChannel?: "sms";
            /**
             * @description The phone sign-in's token for the number.
             * @example eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl
             */
            firebaseIdToken?: string;
            lotNumber?: components["schemas"]["LotNumber"];
            captchaOutput?: components["schemas"]["CaptchaOutput"];
            passToken?: components["schemas"]["PassToken"];
            genTime?: components["schemas"]["GenTime"];
        };
        /** @description Which field it is about. */
        FieldName: {
            /**
             * @description The field's name.
             * @example payeeName
             */
            field: string;
        };
        /** @description What is wrong with a field. */
        FieldFault: {
            /**
             * @description The field's name.
             * @example username
             */
            field: string;
            /**
             * @description required: it is missing; pattern and length: it breaks the rule; mismatch: it differs from the field that it repeats; unknown: there is nobody or nothing of this name.
             * @example pattern
             * @enum {string}
             */
            reason: "required" | "pattern" | "length" | "mismatch" | "unknown";
            /**
             * @description Which message reg_pattern_N says the rule.
             * @example 3
             */
            patternId: number;
            /**
             * @description Fewest characters.
             * @example 2
             */
            minLength: number;
            /**
             * @description Most characters.
             * @example 15
             */
            maxLength: number;
        };
        /** @description What is wrong with each field. */
        FieldFaults: {
            /** @description A fault for each field that has one. */
            fields: components["schemas"]["FieldFault"][];
        };
        /** @description The member's rank in the VIP programme. */
        ClubLabel: {
            /**
             * @description The rank's name.
             * @example VIP 6
             */
            labelName: string;
            /**
             * @description The rank.
             * @example 6
             */
            rankLevel: number;
            badge: components["schemas"]["AssetPath"];
        };
        /** @description A member. */
        MemberInfo: {
            /**
             * @description The member's id.
             * @example 1001
             */
            id: number;
            /**
             * @description The user name.
             * @example lucky
             */
            account: string;
            /**
             * @description The name that others see.
             * @example Lucky
             */
            nickname: string;
            /**
             * @description 0 member; 1, 2, 41 and 42 agents; 4 trial account.
             * @example 0
             * @enum {integer}
             */
            type: 0 | 1 | 2 | 4 | 41 | 42;
            /**
             * @description Whether the member may transfer to the up-line.
             * @example false
             */
            toUpline: boolean;
            clubLabel: components["schemas"]["ClubLabel"];
            /**
             * @description Labels that the brand gave the member.
             * @example [
             *       "early-bird"
             *     ]
             */
            memberLabel: string[];
            /**
             * @description The mobile number with its middle masked.
             * @example 0917****321
             */
            mobileNum: string | null;
            /**
             * @description The mail address with its name masked.
             * @example lu***@mail.example
             */
            email: string | null;
            /**
             * @description The name on the member's bank accounts.
             * @example LUCKY SANTOS
             */
            payeeName: string | null;
            /**
             * Format: date
             * @description The day of birth; null while it is not set.
             * @example 1990-05-31
             */
            birthday: string | null;
            avatar: components["schemas"]["AssetPath"];
            registered: components["schemas"]["EpochMs"];
            /**
             * @description Whether the account has a password; one that was registered by phone or by a third party may have none.
             * @example true
             */
            hasPassword: boolean;
            /**
             * @description When the password was set, in epoch milliseconds; null without one.
             * @example 1767225600000
             */
            passwordChanged: number | null;
        };
        /**
         * Format: date
         * @description The day of birth.
         * @example 1990-05-31
         */
        Birthday: string;
        /** @description What changes in the profile; at least one field. */
        ProfileChange: {
            /**
             * @description The name that others see.
             * @example Lucky
             */
            nickname?: string;
            /**
             * @description The name on the bank account in capitals.
             * @example JUAN CRUZ
             */
            payeeName?: string;
            birthday?: components["schemas"]["Birthday"];
        };
        /**
         * @description An avatar's number.
         * @example 7
         */
        AvatarId: number;
        /** @description An avatar to choose. */
        AvatarOption: {
            avatarId: components["schemas"]["AvatarId"];
            avatar: components["schemas"]["AssetPath"];
        };
        /** @description The member's avatar and the choice there is. */
        Avatar: {
            avatarId: components["schemas"]["AvatarId"];
            avatar: components["schemas"]["AssetPath"];
            /**
             * @description PRESET: one of the choices.
             * @example PRESET
             * @enum {string}
             */
            avatarType: "PRESET";
            /** @description Every avatar. */
            choices: components["schemas"]["AvatarOption"][];
        };
        /** @description The avatar to take. */
        AvatarChoice: {
            avatarId: components["schemas"]["AvatarId"];
        };
        /**
         * @description What is limited.
         * @example DEPOSIT
         * @enum {string}
         */
        LimitKind: "DEPOSIT" | "LOSS" | "TIME";
        /**
         * @description In which period.
         * @example DAY
         * @enum {string}
         */
        LimitPeriod: "DAY" | "WEEK" | "MONTH";
        /**
         * @description An exact decimal amount above zero in the brand's currency, with at most 4 places and no zeros before it.
         * @example 250.00
         */
        PositiveMoney: string;
        /**
         * @description How much, of a limit of deposits or losses; null for no limit, and where it is one of time.
         * @example 2000.00
         */
        LimitAmount: components["schemas"]["PositiveMoney"] | null;
        /**
         * @description How many minutes, of a limit of time; null for no limit, and where it is another one.
         * @example null
         */
        LimitMinutes: number | null;
        /**
         * @description An exact decimal amount in the brand's currency, with at most 4 places.
         * @example 1234.50
         */
        Money: string;
        /** @description A higher limit, or none, that was asked for. */
        LimitRaise: {
            amount: components["schemas"]["LimitAmount"];
            minutes: components["schemas"]["LimitMinutes"];
            /** @description From when it can be confirmed. */
            from: components["schemas"]["EpochMs"];
        };
        /** @description A limit that counts, or the place of one, with what is used of it in the period under way. */
        PlayLimit: {
            kind: components["schemas"]["LimitKind"];
            period: components["schemas"]["LimitPeriod"];
            amount: components["schemas"]["LimitAmount"];
            minutes: components["schemas"]["LimitMinutes"];
            /**
             * @description What was deposited or lost; a gain is below zero. Null for time.
             * @example 500.00
             */
            used: components["schemas"]["Money"] | null;
            /**
             * @description How many whole minutes were played; null for what is no time.
             * @example null
             */
            usedMinutes: number | null;
            /** @description When the next period begins. */
            resetsAt: components["schemas"]["EpochMs"];
            /** @description The higher one that waits; null for none. */
            raise: components["schemas"]["LimitRaise"] | null;
        };
        /** @description A time in which the member does not play, by their own wish. */
        PlayBreak: {
            /**
             * @description How long and how firm it is.
             * @example TIME_OUT
             * @enum {string}
             */
            kind: "TIME_OUT" | "SELF_EXCLUSION";
            /** @description When it began. */
            startedAt: components["schemas"]["EpochMs"];
            /** @description When it ends. */
            until: components["schemas"]["EpochMs"];
        };
        /** @description What the member has played since they signed in. */
        PlaySession: {
            /**
             * @description Whole minutes of play.
             * @example 42
             */
            playedMinutes: number;
            staked: components["schemas"]["Money"];
            won: components["schemas"]["Money"];
            /** @description What was won less what was staked. */
            net: components["schemas"]["Money"];
            /**
             * @description After how many seconds of play a reality check is due; null where the member wants none.
             * @example 1080
             */
            checkInSeconds: number | null;
        };
        /** @description What the member allows themselves. */
        PlayLimits: {
            /** @description One for each kind and period. */
            limits: components["schemas"]["PlayLimit"][];
            /** @description The time-out or self-exclusion under way; null for none. */
            break: components["schemas"]["PlayBreak"] | null;
            session: components["schemas"]["PlaySession"];
        };
        /** @description A limit as it shall be; without amount and minutes there shall be none. */
        LimitChange: {
            kind: components["schemas"]["LimitKind"];
            period: components["schemas"]["LimitPeriod"];
            amount?: components["schemas"]["LimitAmount"];
            minutes?: components["schemas"]["LimitMinutes"];
        };
        /**
         * @description The limits that change.
         * @example {
         *       "limits": [
         *         {
         *           "kind": "DEPOSIT",
         *           "period": "DAY",
         *           "amount": "2000.00"
         *         },
         *         {
         *           "kind": "TIME",
         *           "period": "WEEK",
         *           "minutes": 600
         *         }
         *       ]
         *     }
         */
        LimitsChange: {
            /** @description A limit each. */
            limits: components["schemas"]["LimitChange"][];
        };
        /**
         * @description Which limit.
         * @example {
         *       "kind": "DEPOSIT",
         *       "period": "DAY"
         *     }
         */
        LimitName: {
            kind: components["schemas"]["LimitKind"];
            period: components["schemas"]["LimitPeriod"];
        };
        /** @description For how long. */
        TimeOut: {
            /**
             * @description Whole days.
             * @example 7
             */
            days: number;
        };
        /**
         * @description For how long, and the proof that it is the member.
         * @example {
         *       "months": 6,
         *       "password": "play1234"
         *     }
         */
        SelfExclusion: {
            /**
             * @description Calendar months.
             * @example 6
             */
            months: number;
            /**
             * Format: password
             * @description The login password; needed where the account has one.
             * @example play1234
             */
            password?: string;
        };
        /** @description Whether the member plays on. */
        RealityAnswer: {
            /**
             * @description The answer.
             * @example CONTINUE
             * @enum {string}
             */
            answer: "CONTINUE" | "LEAVE";
        };
        /**
         * @description A change of the password.
         * @example {
         *       "oldPassword": "play1234",
         *       "newPassword": "play5678",
         *       "confirmNewPassword": "play5678"
         *     }
         */
        PasswordChange: {
            /**
             * Format: password
             * @description The password until now, where the account has one.
             * @example play1234
             */
            oldPassword?: string;
            /**
             * Format: password
             * @description The new password.
             * @example play5678
             */
            newPassword: string;
            /**
             * Format: password
             * @description The new password once more.
             * @example play5678
             */
            confirmNewPassword: string;
        };
        /** @description Who has forgotten the password. */
        EmailReset: {
            /**
             * @description The user name.
             * @example lucky
             */
            username: string;
            /**
             * @description The member's mail address.
             * @example lucky@mail.example
             */
            email: string;
        };
        /**
         * @description A new password with the proof of the phone.
         * @example {
         *       "mobileNum": "09171234567",
         *       "countryDialingCode": "63",
         *       "verificationCode": "481502",
         *       "newPassword": "play5678"
         *     }
         */
        PhoneReset: {
            mobileNum: components["schemas"]["MobileNum"];
            countryDialingCode: components["schemas"]["CountryDialingCode"];
            verificationCode: components["schemas"]["VerificationCode"];
            /**
             * Format: password
             * @description The new password.
             * @example play5678
             */
            newPassword: string;
        };
        /**
         * @description A code of the scene `change`, in the place of the password.
         * @example 350917
         */
        OwnerCode: string;
        /**
         * Format: password
         * @description The login password, in the place of `ownerCode`.
         * @example play1234
         */
        OwnerPassword: string;
        /**
         * @description An address, the proof of it, and the proof that the account is the member's.
         * @example {
         *       "email": "juan@mail.example",
         *       "verificationCode": "481502",
         *       "password": "play1234"
         *     }
         */
        EmailBinding: {
            /**
             * @description The mail address.
             * @example juan@mail.example
             */
            email: string;
            verificationCode: components["schemas"]["VerificationCode"];
            ownerCode?: components["schemas"]["OwnerCode"];
            password?: components["schemas"]["OwnerPassword"];
        };
        /**
         * @description A number, the proof of it, and the proof that the account is the member's.
         * @example {
         *       "mobileNum": "09171234567",
         *       "countryDialingCode": "63",
         *       "verificationCode": "481502",
         *       "password": "play1234"
         *     }
         */
        MobileBinding: {
            mobileNum: components["schemas"]["MobileNum"];
            countryDialingCode: components["schemas"]["CountryDialingCode"];
            verificationCode: components["schemas"]["VerificationCode"];
            ownerCode?: components["schemas"]["OwnerCode"];
            password?: components["schemas"]["OwnerPassword"];
        };
        /**
         * @description Whether the member plays from one balance (the default): stakes come from MAIN, which takes what it lacks from the other wallets in the stake's own transaction, and wins go to MAIN. When false, each game plays from its own wallet and the member transfers by hand.
         * @example true
         */
        AutoTransfer: boolean;
        /**
         * @description After how many minutes of play the member is asked whether to go on; null for never, the default.
         * @example 30
         */
        RealityMinutes: number | null;
        /** @description What the member chose for the account. */
        Preferences: {
            autoTransfer: components["schemas"]["AutoTransfer"];
            realityMinutes: components["schemas"]["RealityMinutes"];
        };
        /** @description Which preferences change; at least one. */
        PreferencesChange: {
            autoTransfer?: components["schemas"]["AutoTransfer"];
            realityMinutes?: components["schemas"]["RealityMinutes"];
        };
        /**
         * @description Until when no payment password is taken, in epoch milliseconds; null when it is not locked.
         * @example null
         */
        LockedUntil: number | null;
        /** @description The state of the member's payment password. */
        PaymentPasswordState: {
            /**
             * @description Whether the member has one.
             * @example true
             */
            isSet: boolean;
            lockedUntil: components["schemas"]["LockedUntil"];
        };
        /**
         * @description The first payment password.
         * @example {
         *       "password": "play1234",
         *       "paymentPassword": "246810"
         *     }
         */
        FirstPaymentPassword: {
            /**
             * Format: password
             * @description The login password; needed where the account has one.
             * @example play1234
             */
            password?: string;
            /**
             * Format: password
             * @description The new payment password.
             * @example 246810
             */
            paymentPassword: string;
        };
        /**
         * @description The old and the new payment password.
         * @example {
         *       "oldPaymentPassword": "246810",
         *       "paymentPassword": "975310"
         *     }
         */
        PaymentPasswordChange: {
            /**
             * Format: password
             * @description The payment password so far.
             * @example 246810
             */
            oldPaymentPassword: string;
            /**
             * Format: password
             * @description The new payment password.
             * @example 975310
             */
            paymentPassword: string;
        };
        /** @description What a refusal says of fields and of the payment password. */
        PaymentRefusal: {
            /** @description A fault for each field that has one. */
            fields: components["schemas"]["FieldFault"][];
            /**
             * @description How many wrong payment passwords may follow before it is locked; null where none was tried.
             * @example 4
             */
            triesLeft: number | null;
            lockedUntil: components["schemas"]["LockedUntil"];
        };
        /**
         * @description The number of a question.
         * @example 3
         */
        QuestionNumber: number;
        /** @description The answer to one question. */
        SecurityAnswer: {
            question: components["schemas"]["QuestionNumber"];
            /**
             * @description The answer.
             * @example Bantay
             */
            answer: string;
        };
        /**
         * @description A code or the answers to the security questions, and the new payment password.
         * @example {
         *       "verificationCode": "481502",
         *       "paymentPassword": "975310"
         *     }
         */
        PaymentPasswordReset: {
            /**
             * @description The code of the text message or of the mail.
             * @example 481502
             */
            verificationCode?: string;
            /** @description Answers to the three questions that the member has answered; needed without a code. */
            answers?: components["schemas"]["SecurityAnswer"][];
            /**
             * Format: password
             * @description The new payment password.
             * @example 975310
             */
            paymentPassword: string;
        };
        /**
         * @description The kind of an account.
         * @example BANK
         * @enum {string}
         */
        PayoutKind: "BANK" | "EWALLET" | "CRYPTO";
        /**
         * @description The code of a bank, an e-wallet or a chain at the brand.
         * @example LUZON
         */
        ProviderCode: string;
        /** @description An account that withdrawals may go to. */
        PayoutAccount: {
            /**
             * @description The account's id.
             * @example 1001
             */
            id: number;
            kind: components["schemas"]["PayoutKind"];
            provider: components["schemas"]["ProviderCode"];
            /**
             * @description The name of the bank, the e-wallet or the chain.
             * @example Bank of Luzon
             */
            providerName: string;
            mark: components["schemas"]["AssetPath"];
            /**
             * @description The number with all but its ends masked.
             * @example ****4321
             */
            maskedNumber: string;
            /**
             * @description The name that the account is in.
             * @example LUCKY SANTOS
             */
            holder: string;
            addedAt: components["schemas"]["EpochMs"];
            usableFrom: components["schemas"]["EpochMs"];
            /**
             * @description Whether it can be withdrawn to now.
             * @example true
             */
            isUsable: boolean;
        };
        /** @description A bank, an e-wallet or a chain that the brand pays to. */
        PayoutProvider: {
            code: components["schemas"]["ProviderCode"];
            kind: components["schemas"]["PayoutKind"];
            /**
             * @description Its name.
             * @example Bank of Luzon
             */
            name: string;
            mark: components["schemas"]["AssetPath"];
            /**
             * @description DIGITS: digits alone; CARD: digits with a Luhn check digit; IBAN: with its check digits; TRC20 and ERC20: addresses with their checksums.
             * @example DIGITS
             * @enum {string}
             */
            numberFormat: "DIGITS" | "CARD" | "IBAN" | "TRC20" | "ERC20";
            /**
             * @description Fewest characters of a number without spaces.
             * @example 10
             */
            minLength: number;
            /**
             * @description Most characters of a number without spaces.
             * @example 12
             */
            maxLength: number;
        };
        /** @description The member's accounts and what the brand asks of another one. */
        PayoutAccounts: {
            /** @description The accounts; the latest first. */
            list: components["schemas"]["PayoutAccount"][];
            /**
             * @description How many accounts of a kind a member may have.
             * @example 5
             */
            limit: number;
            /**
             * @description Hours before a new account can be withdrawn to.
             * @example 24
             */
            holdHours: number;
            /**
             * @description The name that every account is in; null until the first account sets it.
             * @example LUCKY SANTOS
             */
            payeeName: string | null;
            /** @description Those that the brand pays to. */
            providers: components["schemas"]["PayoutProvider"][];
        };
        /**
         * @description A new account.
         * @example {
         *       "provider": "LUZON",
         *       "number": "009912345678",
         *       "paymentPassword": "246810"
         *     }
         */
        NewPayoutAccount: {
            provider: components["schemas"]["ProviderCode"];
            /**
             * @description The number or address; spaces and dashes do not count.
             * @example 009912345678
             */
            number: string;
            /**
             * @description The name on the account in capitals, for a member without one; otherwise the one that the member has.
             * @example LUCKY SANTOS
             */
            payeeName?: string;
            /**
             * Format: password
             * @description The payment password.
             * @example 246810
             */
            paymentPassword: string;
        };
        /** @description A question. */
        SecurityQuestion: {
            id: components["schemas"]["QuestionNumber"];
            /**
             * @description The question in the language of the request.
             * @example What was the name of your first pet?
             */
            text: string;
        };
        /** @description The questions to choose from and those that the member has answered. */
        SecurityQuestions: {
            /** @description Every question of the brand. */
            questions: components["schemas"]["SecurityQuestion"][];
            /** @description The questions that the member has answered; none or three. */
            answered: components["schemas"]["SecurityQuestion"][];
        };
        /**
         * @description Three answers and a proof of who gives them.
         * @example {
         *       "answers": [
         *         {
         *           "question": 1,
         *           "answer": "Bantay"
         *         },
         *         {
         *           "question": 2,
         *           "answer": "Baguio"
         *         },
         *         {
         *           "question": 3,
         *           "answer": "Santos"
         *         }
         *       ],
         *       "paymentPassword": "246810"
         *     }
         */
        SecurityAnswers: {
            /** @description Answers to three different questions. */
            answers: components["schemas"]["SecurityAnswer"][];
            /**
             * Format: password
             * @description The payment password.
             * @example 246810
             */
            paymentPassword?: string;
            /**
             * Format: password
             * @description The login password; for a member without a payment password.
             * @example play1234
             */
            password?: string;
        };
        /**
         * @description The client's own name for this write; the same one is never carried out twice.
         * @example 01JH7Q2N8F4T
         */
        Reference: string;
        /**
         * @description How much goes to the upline.
         * @example {
         *       "amount": "100.00",
         *       "paymentPassword": "246810",
         *       "reference": "01JH7Q2N8F4T"
         *     }
         */
        UplineTransferRequest: {
            amount: components["schemas"]["PositiveMoney"];
            /**
             * Format: password
             * @description The payment password.
             * @example 246810
             */
            paymentPassword: string;
            reference: components["schemas"]["Reference"];
        };
        /**
         * @description The order's number.
         * @example T202601010000000042
         */
        OrderNo: string;
        /** @description One wallet. */
        AccountBalance: {
            /**
             * @description 1 PVP, 2 MAIN, 3 RNG, 4 LOTT, others by vendor.
             * @example 2
             */
            accountTypeId: number;
            /**
             * @description The wallet's name.
             * @example MAIN
             */
            accountName: string;
            availBalance: components["schemas"]["Money"];
        };
        /** @description A member's money. */
        Balance: {
            sumBalance: components["schemas"]["Money"];
            /** @description A row for each wallet. */
            balance: components["schemas"]["AccountBalance"][];
            currency: components["schemas"]["Currency"];
            /**
             * @description The currency's symbol.
             * @example ₱
             */
            currencySymbol: string;
        };
        /** @description A movement between wallets, and the balances after it. */
        Transfer: {
            orderNo: components["schemas"]["OrderNo"];
            amount: components["schemas"]["Money"];
            balances: components["schemas"]["Balance"];
        };
        /** @description An invitation that is good. */
        Affiliate: {
            /**
             * @description The code as it is written.
             * @example BOSS88
             */
            code: string;
            /**
             * @description Whose invitation it is; the name that others see.
             * @example The Boss
             */
            agent: string;
        };
        /** @description The brand's kind of wallet. */
        MerchantWallet: {
            /**
             * @description Whether one wallet serves every vendor.
             * @example true
             */
            isSingle: boolean;
        };
        /** @description What to move. */
        TransferRequest: {
            /**
             * @description The wallet that gives.
             * @example 2
             */
            fromAccountTypeId: number;
            /**
             * @description The wallet that takes; one of a vendor is opened by its first transfer.
             * @example 3
             */
            toAccountTypeId: number;
            amount: components["schemas"]["PositiveMoney"];
            reference: components["schemas"]["Reference"];
        };
        /** @description Which try of the client it is. */
        CollectRequest: {
            reference: components["schemas"]["Reference"];
        };
        /**
         * @description 6101 deposit, 6201 withdrawal, 6104 and 6207 transfer from and to an up-line or down-line, 6112 e-game dividend, 6109 PVP agent rebate, 6111 PVP member rebate, 6113 e-game rebate, 6114 lottery agent rebate, 4105 lottery personal rebate, 8122 and 8222 adjustment up and down, 8202 wallet transfer, 6203 withdrawal fee, 6204 withdrawal given back, 8103 bonus given up; vendor games 3100 win, 3200 bet, 3101 and 3201 transfer in and out, 3102 promotion; lottery 4100 win, 4200 bet, 4101 and 4201 transfer in and out, 4104 promotion, 4106 to 4111 refunds of cancelled orders, 4208 cancel fee; PVP 5100 win, 5200 bet, 5112 promotion.
         * @example 3200
         * @enum {integer}
         */
        TransactionType: 3100 | 3101 | 3102 | 3200 | 3201 | 4100 | 4101 | 4104 | 4105 | 4106 | 4107 | 4108 | 4109 | 4110 | 4111 | 4200 | 4201 | 4208 | 5100 | 5112 | 5200 | 6101 | 6104 | 6109 | 6111 | 6112 | 6113 | 6114 | 6201 | 6203 | 6204 | 6207 | 8103 | 8122 | 8202 | 8222;
        /** @description A row of the ledger. */
        Transaction: {
            /**
             * @description The row's id.
             * @example 812
             */
            id: number;
            time: components["schemas"]["EpochMs"];
            orderNo: components["schemas"]["OrderNo"];
            typeCode: components["schemas"]["TransactionType"];
            /**
             * @description Into the wallet or out of it.
             * @example OUT
             * @enum {string}
             */
            direction: "IN" | "OUT";
            amount: components["schemas"]["Money"];
            balanceAfter: components["schemas"]["Money"];
            /**
             * @description The wallet.
             * @example 3
             */
            accountTypeId: number;
            /**
             * @description The wallet's name.
             * @example RNG
             */
            accountName: string;
            /**
             * @description What it was about, such as the game's name; may be empty.
             * @example Fortune Koi 88
             */
            remark: string;
        };
        /** @description A page of the account record. */
        TransactionsPage: {
            /** @description The page's rows, newest first. */
            list: components["schemas"]["Transaction"][];
            pageNo: components["schemas"]["PageNo"];
            totalPages: components["schemas"]["TotalPages"];
            total: components["schemas"]["Total"];
            sumIn: components["schemas"]["Money"];
            sumOut: components["schemas"]["Money"];
        };
        /**
         * @description A place in a list.
         * @example 1767225600000-812
         */
        Cursor: string;
        /**
         * @description Where the next rows begin; null after the last one.
         * @example 1767225600000-812
         */
        NextCursor: components["schemas"]["Cursor"] | null;
        /** @description Rows of the account record, and where the next ones begin. */
        TransactionExport: {
            /** @description Rows, newest first. */
            list: components["schemas"]["Transaction"][];
            next: components["schemas"]["NextCursor"];
        };
        /**
         * @description The kind of game.
         * @example RNG
         * @enum {string}
         */
        GameType: "RNG" | "LIVE" | "FISH" | "PVP" | "SPORTS" | "ESPORTS" | "ELOTT" | "LOTT" | "COCKFIGHT";
        /** @description What was booked on a day. */
        DayProfit: {
            /**
             * @description The day in the brand's zone.
             * @example 2026-01-01
             */
            day: string;
            deposit: components["schemas"]["Money"];
            withdraw: components["schemas"]["Money"];
            bet: components["schemas"]["Money"];
            validBet: components["schemas"]["Money"];
            winning: components["schemas"]["Money"];
            rebate: components["schemas"]["Money"];
            promotion: components["schemas"]["Money"];
            profitLoss: components["schemas"]["Money"];
        };
        /** @description Sums of a day or a period. */
        ProfitSums: {
            deposit: components["schemas"]["Money"];
            withdraw: components["schemas"]["Money"];
            bet: components["schemas"]["Money"];
            validBet: components["schemas"]["Money"];
            winning: components["schemas"]["Money"];
            rebate: components["schemas"]["Money"];
            promotion: components["schemas"]["Money"];
            profitLoss: components["schemas"]["Money"];
        };
        /** @description Days of a period, and their sums. */
        PersonalProfit: {
            /** @description The days, newest first. */
            list: components["schemas"]["DayProfit"][];
            totals: components["schemas"]["ProfitSums"];
        };
        /** @description A bonus on a deposit. */
        DepositBonus: {
            /**
             * @description The promotion's id.
             * @example 1001
             */
            bonusId: number;
            /**
             * @description Its title.
             * @example 100 % welcome offer
             */
            title: string;
            /**
             * @description Its part of the deposit in percent.
             * @example 100
             */
            percent: number;
            minimum: components["schemas"]["Money"];
            cap: components["schemas"]["Money"];
            /**
             * @description How often the bonus must be wagered.
             * @example 12
             */
            turnover: number;
        };
        /** @description Whether and how the member may deposit. */
        DepositSettings: {
            /**
             * @description Whether deposits are open.
             * @example true
             */
            allowDeposit: boolean;
            /**
             * @description How long an order waits for its payment.
             * @example 15
             */
            minutes: number;
            /** @description The bonuses that may be chosen. */
            bonuses: components["schemas"]["DepositBonus"][];
        };
        /**
         * @description A channel's code.
         * @example bank-transfer
         */
        ChannelCode: string;
        /**
         * @description How a channel is paid: at a cashier's page, by scanning a code, by a transfer, from a virtual wallet, in a crypto currency, to another member.
         * @example TRANSFER
         * @enum {string}
         */
        DepositMode: "REDIRECT" | "QR" | "TRANSFER" | "VIRTUAL" | "CRYPTO" | "C2C";
        /**
         * @description A bank's code.
         * @example LUZON
         */
        BankCode: string;
        /** @description A bank. */
        Bank: {
            code: components["schemas"]["BankCode"];
            /**
             * @description The path of its mark below an image CDN.
             * @example /payout/LUZON.svg
             */
            mark: string;
            /**
             * @description Its name.
             * @example Bank of Luzon
             */
            name: string;
        };
        /** @description A way to deposit. */
        DepositChannel: {
            code: components["schemas"]["ChannelCode"];
            mode: components["schemas"]["DepositMode"];
            /**
             * @description Its name.
             * @example Bank transfer
             */
            name: string;
            minimum: components["schemas"]["Money"];
            maximum: components["schemas"]["Money"];
            step: components["schemas"]["Money"];
            /**
             * @description What of a payment is kept as a fee in percent.
             * @example 0.5
             */
            feePercent: number;
            /** @description Amounts to choose. */
            quickAmounts: components["schemas"]["Money"][];
            /**
             * @description How long a payment takes as a rule.
             * @example 5
             */
            minutes: number;
            /**
             * @description Whether it takes orders now.
             * @example true
             */
            isOpen: boolean;
            /**
             * Format: int64
             * @description When it opens again; null while it is open and where nobody knows.
             * @example null
             */
            opensAt: number | null;
            /**
             * @description Its daily hours in the brand's zone; null for always.
             * @example null
             */
            hours: string | null;
            /** @description The banks to choose from; empty where there is nothing to choose. */
            banks: components["schemas"]["Bank"][];
            /**
             * @description The path of its mark below an image CDN.
             * @example null
             */
            mark: string | null;
            /**
             * @description The chain of a crypto currency.
             * @example null
             */
            chain: string | null;
            /**
             * @description What one unit of rateCurrency is worth now.
             * @example null
             */
            rate: string | null;
            /**
             * @description The currency that is paid in.
             * @example null
             */
            rateCurrency: string | null;
        };
        /** @description Ways to deposit. */
        DepositChannels: {
            /** @description The channels in the brand's order. */
            list: components["schemas"]["DepositChannel"][];
        };
        /** @description What to deposit. */
        DepositRequest: {
            channelCode: components["schemas"]["ChannelCode"];
            bankCode?: components["schemas"]["BankCode"];
            amount: components["schemas"]["PositiveMoney"];
            /**
             * @description The bonus to have with it.
             * @example 1001
             */
            bonusId?: number;
            reference: components["schemas"]["Reference"];
        };
        /**
         * @description A created order looks for its counterpart; a waiting one expires; a processing one is being checked.
         * @example waiting
         * @enum {string}
         */
        DepositState: "created" | "waiting" | "processing" | "success" | "failed" | "expired" | "cancelled";
        /** @description How to pay; each part is null where it is not needed. */
        DepositPayment: {
            /**
             * @description The cashier's page.
             * @example http://localhost:4000/cashier/c4Hd2
             */
            url: string | null;
            /**
             * @description What the code to scan says.
             * @example null
             */
            qrText: string | null;
            /**
             * @description Who is paid.
             * @example Baize Payments Inc.
             */
            payee: string | null;
            /**
             * @description The payee's bank.
             * @example Bank of Luzon
             */
            bank: string | null;
            /**
             * @description The payee's account number.
             * @example 004512345678
             */
            account: string | null;
            /**
             * @description What the transfer must say.
             * @example BZ4821
             */
            remark: string | null;
            /**
             * @description The address on the chain.
             * @example null
             */
            address: string | null;
            /**
             * @description The chain.
             * @example null
             */
            chain: string | null;
            /**
             * @description What to pay in payCurrency.
             * @example null
             */
            payAmount: string | null;
            /**
             * @description The currency that is paid in.
             * @example null
             */
            payCurrency: string | null;
            /**
             * @description What one unit of payCurrency is worth, until the order expires.
             * @example null
             */
            rate: string | null;
            /**
             * @description The confirmations so far.
             * @example null
             */
            confirmations: number | null;
            /**
             * @description The confirmations that are waited for.
             * @example null
             */
            confirmationsNeeded: number | null;
        };
        /** @description A deposit. */
        DepositOrder: {
            orderNo: components["schemas"]["OrderNo"];
            state: components["schemas"]["DepositState"];
            mode: components["schemas"]["DepositMode"];
            channelCode: components["schemas"]["ChannelCode"];
            /**
             * @description The channel's name.
             * @example Bank transfer
             */
            channelName: string;
            /**
             * @description The chosen bank.
             * @example Bank of Luzon
             */
            bankName: string | null;
            /** @description What was asked for. */
            amount: components["schemas"]["Money"];
            /**
             * @description What was paid; null before.
             * @example 500.00
             */
            arrived: components["schemas"]["Money"] | null;
            /** @description The fee of what arrived, or of the amount before. */
            fee: components["schemas"]["Money"];
            /**
             * @description What was credited; null before.
             * @example 497.50
             */
            credited: components["schemas"]["Money"] | null;
            /**
             * @description Whether the payment came after the order had expired, failed or been cancelled.
             * @example false
             */
            isLate: boolean;
            /**
             * @description The chosen bonus.
             * @example null
             */
            bonusTitle: string | null;
            /**
             * @description What the bonus gave; null before and where nothing.
             * @example null
             */
            bonus: components["schemas"]["Money"] | null;
            createdAt: components["schemas"]["EpochMs"];
            /** @description Until when the payment is waited for. */
            expiresAt: components["schemas"]["EpochMs"];
            /**
             * @description How long that is by the gateway's clock, in milliseconds; 0 for an order that does not wait.
             * @example 900000
             */
            remainingMs: number;
            /**
             * Format: int64
             * @description When it got its last state.
             * @example null
             */
            finishedAt: number | null;
            /**
             * @description Whether the member has said that they paid.
             * @example false
             */
            isReported: boolean;
            /**
             * @description Whether there is a payment proof.
             * @example false
             */
            hasProof: boolean;
            payment: components["schemas"]["DepositPayment"];
        };
        /** @description Deposits. */
        DepositOrders: {
            /** @description The orders. */
            list: components["schemas"]["DepositOrder"][];
        };
        /** @description The order. */
        OrderRequest: {
            orderNo: components["schemas"]["OrderNo"];
        };
        /** @description A picture of the payment. */
        PaymentProofUpload: {
            orderNo: components["schemas"]["OrderNo"];
            /**
             * @description A PNG or JPEG of at most 5 MB (5242880 bytes).
             * @example PNG
             */
            file: string;
        };
        /** @description A picture of a payment. */
        PaymentProof: {
            /**
             * @description What it is.
             * @example image/png
             * @enum {string}
             */
            contentType: "image/png" | "image/jpeg";
            /**
             * @description The file in base64.
             * @example iVBORw0KGgo=
             */
            content: string;
            uploadedAt: components["schemas"]["EpochMs"];
        };
        /** @description A page of the deposit record. */
        DepositsPage: {
            /** @description The page's rows, newest first. */
            list: components["schemas"]["DepositOrder"][];
            pageNo: components["schemas"]["PageNo"];
            totalPages: components["schemas"]["TotalPages"];
            total: components["schemas"]["Total"];
            sumCredited: components["schemas"]["Money"];
        };
        /** @description What must be wagered for one credit. */
        Rollover: {
            /**
             * @description Its id.
             * @example 12
             */
            rolloverId: number;
            /**
             * @description What it is for.
             * @example DEPOSIT
             * @enum {string}
             */
            cause: "DEPOSIT" | "BONUS";
            orderNo: components["schemas"]["OrderNo"];
            /**
             * @description The bonus's title.
             * @example null
             */
            title: string | null;
            /** @description The credit. */
            credited: components["schemas"]["Money"];
            /** @description What must be wagered. */
            required: components["schemas"]["Money"];
            /** @description What has been wagered. */
            done: components["schemas"]["Money"];
            /** @description What is left, 0 when it is closed. */
            left: components["schemas"]["Money"];
            /**
             * @description What giving up the bonus would take now; null where there is nothing to give up.
             * @example null
             */
            takes: components["schemas"]["Money"] | null;
            /**
             * @description Cleared when too little money was left to wager, forfeited with its bonus.
             * @example open
             * @enum {string}
             */
            state: "open" | "done" | "cleared" | "forfeited";
            createdAt: components["schemas"]["EpochMs"];
            /**
             * Format: int64
             * @description When it was closed.
             * @example null
             */
            closedAt: number | null;
        };
        /** @description What must be wagered before a withdrawal. */
        Rollovers: {
            /** @description Open ones, oldest first, then the latest closed ones. */
            list: components["schemas"]["Rollover"][];
            /** @description What is left of all open ones. */
            left: components["schemas"]["Money"];
        };
        /** @description The rollover of the bonus. */
        RolloverRequest: {
            /**
             * @description Its id.
             * @example 12
             */
            rolloverId: number;
        };
        /**
         * @description A way to be paid.
         * @example bank
         */
        WithdrawMethodCode: string;
        /** @description A way to be paid. */
        WithdrawMethod: {
            code: components["schemas"]["WithdrawMethodCode"];
            /**
             * @description The kind of account that it pays to.
             * @example BANK
             * @enum {string}
             */
            kind: "BANK" | "EWALLET" | "CRYPTO";
            /**
             * @description Its name.
             * @example To a bank account
             */
            name: string;
            /**
             * @description Whether another member pays.
             * @example false
             */
            isC2C: boolean;
            minimum: components["schemas"]["Money"];
            maximum: components["schemas"]["Money"];
            /**
             * @description The fee in percent of the amount.
             * @example 1
             */
            feePercent: number;
            /** @description The least fee. */
            leastFee: components["schemas"]["Money"];
            /**
             * @description How long a payment takes as a rule.
             * @example 30
             */
            minutes: number;
        };
        /** @description What the member may withdraw. */
        WithdrawSettings: {
            /**
             * @description Whether withdrawals are open.
             * @example true
             */
            allowWithdraw: boolean;
            /** @description The ways to be paid. */
            methods: components["schemas"]["WithdrawMethod"][];
            /** @description All wallets together. */
            balance: components["schemas"]["Money"];
            /** @description What may be asked for now, before the fee. */
            available: components["schemas"]["Money"];
            /**
             * @description Why it is not the whole balance.
             * @example null
             * @enum {string|null}
             */
            limitedBy: "rollover" | "dayAmount" | "dayCount" | null;
            /** @description What is left of today's amount. */
            dayAmountLeft: components["schemas"]["Money"];
            /**
             * @description What is left of today's number of orders.
             * @example 5
             */
            dayCountLeft: number;
            /** @description What the open rollovers require. */
            rolloverRequired: components["schemas"]["Money"];
            /** @description What of it is done. */
            rolloverDone: components["schemas"]["Money"];
            /** @description What of it is left. */
            rolloverLeft: components["schemas"]["Money"];
            /**
             * @description After how many minutes a C2C payment is confirmed by itself.
             * @example 30
             */
            receiptMinutes: number;
        };
        /**
         * @description What to withdraw.
         * @example {
         *       "methodCode": "bank",
         *       "payoutId": 12,
         *       "amount": "500.00",
         *       "paymentPassword": "246810",
         *       "reference": "01JH7Q2N8F4T"
         *     }
         */
        WithdrawRequest: {
            methodCode: components["schemas"]["WithdrawMethodCode"];
            /**
             * @description The card, e-wallet or address.
             * @example 12
             */
            payoutId: number;
            amount: components["schemas"]["PositiveMoney"];
            /**
             * Format: password
             * @description The payment password.
             * @example 246810
             */
            paymentPassword: string;
            reference: components["schemas"]["Reference"];
        };
        /**
         * @description A C2C payment waits in receipt for the member's yes.
         * @example pending
         * @enum {string}
         */
        WithdrawState: "pending" | "reviewing" | "paying" | "receipt" | "success" | "rejected" | "cancelled" | "failed";
        /** @description A withdrawal. */
        WithdrawOrder: {
            orderNo: components["schemas"]["OrderNo"];
            state: components["schemas"]["WithdrawState"];
            methodCode: components["schemas"]["WithdrawMethodCode"];
            /**
             * @description The way to be paid.
             * @example To a bank account
             */
            methodName: string;
            /**
             * @description Whether another member pays.
             * @example false
             */
            isC2C: boolean;
            /**
             * @description The masked account.
             * @example Bank of Luzon ****4821
             */
            account: string;
            /** @description What is paid out. */
            amount: components["schemas"]["Money"];
            /** @description What it costs besides. */
            fee: components["schemas"]["Money"];
            /**
             * @description Why it was rejected or failed.
             * @example null
             * @enum {string|null}
             */
            reason: "amount" | "review" | "payee" | null;
            /**
             * @description Whether the member may cancel it.
             * @example true
             */
            canCancel: boolean;
            createdAt: components["schemas"]["EpochMs"];
            /** @description Since when it is in its state. */
            stateAt: components["schemas"]["EpochMs"];
            /**
             * Format: int64
             * @description When a receipt is confirmed by itself.
             * @example null
             */
            receiptUntil: number | null;
            /**
             * Format: int64
             * @description When it got its last state.
             * @example null
             */
            finishedAt: number | null;
        };
        /** @description A page of the withdrawal record. */
        WithdrawalsPage: {
            /** @description The page's rows, newest first. */
            list: components["schemas"]["WithdrawOrder"][];
            pageNo: components["schemas"]["PageNo"];
            totalPages: components["schemas"]["TotalPages"];
            total: components["schemas"]["Total"];
            sumPaid: components["schemas"]["Money"];
        };
        /** @description Payments to confirm. */
        ReceiptConfirmations: {
            /** @description The orders, the first to confirm itself first. */
            list: components["schemas"]["WithdrawOrder"][];
        };
        /** @description Whether a payment arrived. */
        ReceiptRequest: {
            orderNo: components["schemas"]["OrderNo"];
            /**
             * @description Whether it arrived.
             * @example true
             */
            hasArrived: boolean;
        };
        /**
         * @description An order of games.
         * @example popular
         * @enum {string}
         */
        GameSort: "popular" | "new" | "name" | "rtp";
        /**
         * @description A mark of games: their bets feed the jackpot, they are new, or a bet is at most 0.1 of the brand's unit.
         * @example jackpot
         * @enum {string}
         */
        GameFlag: "jackpot" | "new" | "lowStake";
        /**
         * @description 1 for yes, 0 for no.
         * @example 1
         * @enum {integer}
         */
        Flag: 0 | 1;
        /** @description A vendor in one category. */
        VendorCard: {
            /**
             * @description The vendor's code.
             * @example AURUM
             */
            vassalage: string;
            /**
             * @description The vendor's name.
             * @example Aurum Forge
             */
            displayName: string;
            /**
             * @description The same name, under the key that older clients read.
             * @example Aurum Forge
             */
            name: string;
            gameType: components["schemas"]["GameType"];
            /**
             * @description The wallet that its games play from.
             * @example 3
             */
            accountTypeId: number;
            isHot: components["schemas"]["Flag"];
            /**
             * @description Whether its games cannot be opened now; absent from servers that do not tell.
             * @example false
             */
            isInMaintenance?: boolean;
            /**
             * @description When it opens again; null or absent where that is not known.
             * @example 1767225600000
             */
            maintenanceEndTime?: components["schemas"]["EpochMs"] | null;
            mark: components["schemas"]["AssetPath"];
            logoOnLight: components["schemas"]["AssetPath"];
            logoOnDark: components["schemas"]["AssetPath"];
        };
        /** @description A category with its classes and vendors. */
        GameMenu: {
            gameCategory: components["schemas"]["GameType"];
            /**
             * @description Its name in the request's language.
             * @example Slots
             */
            title: string;
            /**
             * @description The classes of its games.
             * @example [
             *       "JP",
             *       "TG"
             *     ]
             */
            classifications: ("JP" | "TG" | "VP" | "AC" | "SC" | "BG")[];
            /**
             * @description The orders in which listGames lists the category; absent where a server has one order only.
             * @example [
             *       "popular",
             *       "name"
             *     ]
             */
            sorts?: components["schemas"]["GameSort"][];
            /**
             * @description The marks by which listGames filters, of those that a game of the category has; absent where a server has none.
             * @example [
             *       "jackpot",
             *       "new"
             *     ]
             */
            flags?: components["schemas"]["GameFlag"][];
            /** @description Its vendors in order. */
            vendors: components["schemas"]["VendorCard"][];
        };
        /** @description The vendors of a category. */
        VendorLane: {
            /**
             * @description The category's name in the request's language.
             * @example Slots
             */
            title: string;
            gameClassify: components["schemas"]["GameType"];
            /** @description The vendors in order. */
            cards: components["schemas"]["VendorCard"][];
        };
        /**
         * @description A vendor's code.
         * @example AURUM
         */
        VendorCode: string;
        /**
         * @description A game's id.
         * @example 412
         */
        NodeId: number;
        /** @description A game. */
        Game: {
            nodeId: components["schemas"]["NodeId"];
            /**
             * @description The vendor's code for it.
             * @example AURUM_0001
             */
            gameCode: string;
            /**
             * @description Its name in the asked language.
             * @example Fortune Koi 88
             */
            gameName: string;
            gameType: components["schemas"]["GameType"];
            /**
             * @description Its class.
             * @example JP
             * @enum {string}
             */
            gameClassify: "JP" | "TG" | "VP" | "AC" | "SC" | "BG" | "ALL";
            /**
             * @description The vendor's code.
             * @example AURUM
             */
            vassalage: string;
            /**
             * @description The vendor's name.
             * @example Aurum Forge
             */
            vendorName: string;
            /**
             * @description The wallet that it plays from.
             * @example 3
             */
            accountTypeId: number;
            /**
             * @description The vendor's code, under the key that older clients send.
             * @example AURUM
             */
            accountTypeName?: string;
            /**
             * @description The prize mode that a lottery opens with; absent from other games.
             * @example Elott
             */
            defaultPlayType?: string;
            /**
             * @description VASSALAGE opens a list of sub-games, GAME the game itself.
             * @example GAME
             * @enum {string}
             */
            isGame: "GAME" | "VASSALAGE";
            icon: components["schemas"]["AssetPath"];
            minBet: components["schemas"]["Money"];
            /**
             * @description Pay lines or ways; 0 where there are none.
             * @example 20
             */
            lines: number;
            /**
             * @description Return to player in percent.
             * @example 96.50
             */
            rtp: string;
            /**
             * @description How widely its results spread.
             * @example medium
             * @enum {string}
             */
            volatility: "low" | "medium" | "high";
            isHot: components["schemas"]["Flag"];
            isNew: components["schemas"]["Flag"];
            /**
             * @description Whether a jackpot runs on it.
             * @example false
             */
            hasJackpot: boolean;
        };
        /** @description A page of games. */
        GamesPage: {
            /** @description The page's games in order. */
            games: components["schemas"]["Game"][];
            pageNo: components["schemas"]["PageNo"];
            totalPages: components["schemas"]["TotalPages"];
            total: components["schemas"]["Total"];
        };
        /** @description A win. */
        Winner: {
            /**
             * @description The win's id.
             * @example 31
             */
            id: number;
            /**
             * @description The masked player.
             * @example ma***27
             */
            playerName: string;
            avatar: components["schemas"]["AssetPath"];
            winAmount: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            winTime: components["schemas"]["EpochMs"];
            game: components["schemas"]["Game"];
        };
        /** @description A row of the board. */
        WinnerItem: {
            vo: components["schemas"]["Winner"];
        };
        /** @description The winner board. */
        WinnerBoard: {
            /** @description Newest first. */
            list: components["schemas"]["WinnerItem"][];
        };
        /** @description The jackpot. */
        Jackpot: {
            amount: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            updatedAt: components["schemas"]["EpochMs"];
        };
        /** @description A category and its vendors. */
        VendorGameType: {
            gameType: components["schemas"]["GameType"];
            /** @description The vendors' codes in order. */
            vendors: components["schemas"]["VendorCode"][];
        };
        /** @description A favourite. */
        FavouriteId: {
            nodeId: components["schemas"]["NodeId"];
        };
        /** @description The member's favourites. */
        FavouriteIds: {
            /** @description The games' ids, the last favourite first. */
            gameFavIds: components["schemas"]["FavouriteId"][];
        };
        /** @description A page of favourites. */
        FavouritesPage: {
            /** @description The page's games, the last favourite first. */
            content: components["schemas"]["Game"][];
            pageNo: components["schemas"]["PageNo"];
            totalPages: components["schemas"]["TotalPages"];
            total: components["schemas"]["Total"];
        };
        /** @description The game to add. */
        FavouriteRequest: {
            nodeId: components["schemas"]["NodeId"];
            vendor: components["schemas"]["VendorCode"];
            gameType: components["schemas"]["GameType"];
        };
        /**
         * @description A vendor's code for a game.
         * @example AURUM_0001
         */
        GameCode: string;
        /** @description A room of a game between players. */
        Room: {
            /**
             * @description The room's id.
             * @example CARDHALL_0001-1
             */
            roomId: string;
            /**
             * @description Its stakes from 1 for the lowest.
             * @example 1
             */
            level: number;
            minBet: components["schemas"]["Money"];
            minBuyIn: components["schemas"]["Money"];
            /**
             * @description How many play in it.
             * @example 84
             */
            players: number;
            /**
             * @description Seats at a table.
             * @example 4
             */
            seats: number;
            game: components["schemas"]["Game"];
        };
        /** @description How a game is opened. */
        Launch: {
            /**
             * @description The path of the game's page, to be joined to a launch CDN; null for a lobby.
             * @example /vendor/AURUM/AURUM_0001?token=k3n5
             */
            launchUrl: string | null;
            /**
             * @description FRAME inside the site, WINDOW in one of its own, LIST shows the games.
             * @example FRAME
             * @enum {string}
             */
            opensIn: "FRAME" | "WINDOW" | "LIST";
            game: components["schemas"]["Game"];
            /** @description The games of a lobby; empty for a game. */
            games: components["schemas"]["Game"][];
        };
        /** @description A player of the ranking. */
        RankRow: {
            /**
             * @description The place from 1.
             * @example 1
             */
            rank: number;
            /**
             * @description The masked player.
             * @example ma***27
             */
            playerName: string;
            avatar: components["schemas"]["AssetPath"];
            winAmount: components["schemas"]["Money"];
        };
        /** @description The ranking. */
        RankList: {
            /** @description The first first. */
            list: components["schemas"]["RankRow"][];
            from: components["schemas"]["EpochMs"];
            to: components["schemas"]["EpochMs"];
            currency: components["schemas"]["Currency"];
        };
        /**
         * @description open until its event is over; draw gives the bet back, and so does void.
         * @example won
         * @enum {string}
         */
        BetState: "open" | "won" | "lost" | "draw" | "void";
        /** @description A bet in a vendor's game. */
        Bet: {
            orderNo: components["schemas"]["OrderNo"];
            time: components["schemas"]["EpochMs"];
            /**
             * @description When its outcome was booked; null while it is open.
             * @example 1767225600000
             */
            settledAt: components["schemas"]["EpochMs"] | null;
            game: components["schemas"]["Game"];
            bet: components["schemas"]["Money"];
            validBet: components["schemas"]["Money"];
            win: components["schemas"]["Money"];
            profit: components["schemas"]["Money"];
            state: components["schemas"]["BetState"];
        };
        /** @description Sums of all bets that match. */
        BetSums: {
            bet: components["schemas"]["Money"];
            validBet: components["schemas"]["Money"];
            win: components["schemas"]["Money"];
            profit: components["schemas"]["Money"];
        };
        /** @description A page of the betting record. */
        BetsPage: {
            /** @description The page's bets, newest first. */
            list: components["schemas"]["Bet"][];
            pageNo: components["schemas"]["PageNo"];
            totalPages: components["schemas"]["TotalPages"];
            total: components["schemas"]["Total"];
            sums: components["schemas"]["BetSums"];
        };
        /** @description A bet, with the names of its game and vendor. */
        ExportedBet: {
            orderNo: components["schemas"]["OrderNo"];
            time: components["schemas"]["EpochMs"];
            /**
             * @description When its outcome was booked; null while it is open.
             * @example 1767225600000
             */
            settledAt: components["schemas"]["EpochMs"] | null;
            /**
             * @description The game's name.
             * @example Fortune Koi 88
             */
            gameName: string;
            /**
             * @description The vendor's name.
             * @example Aurum
             */
            vendorName: string;
            gameType: components["schemas"]["GameType"];
            bet: components["schemas"]["Money"];
            validBet: components["schemas"]["Money"];
            win: components["schemas"]["Money"];
            profit: components["schemas"]["Money"];
            state: components["schemas"]["BetState"];
        };
        /** @description Bets, and where the next ones begin. */
        BetExport: {
            /** @description Bets, newest first. */
            list: components["schemas"]["ExportedBet"][];
            next: components["schemas"]["NextCursor"];
        };
        /** @description A number of a round. */
        Draw: {
            /**
             * @description It is below this number.
             * @example 37
             */
            bound: number;
            /**
             * @description The number.
             * @example 17
             */
            value: number;
        };
        /** @description The source of a round is HMAC-SHA256 under the server seed over `clientSeed:nonce:counter`: five numbers of 48 bits from each counter. A draw below `bound` is the next number modulo `bound`; numbers in the last, incomplete multiple of `bound` are thrown away. */
        RoundProof: {
            /**
             * @description SHA-256 of the server seed.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            serverSeedHash: string;
            /**
             * @description Null until the pair of seeds is replaced.
             * @example null
             */
            serverSeed: string | null;
            /**
             * @description The player's part.
             * @example felt-green
             */
            clientSeed: string;
            /**
             * @description Which round of its pair of seeds it was.
             * @example 7
             */
            nonce: number;
            /** @description What the round drew in its order; empty until the server seed is shown. */
            draws: components["schemas"]["Draw"][];
            /**
             * @description What happened in the round, as the game keeps it, in JSON.
             * @example {"rolled":4211}
             */
            outcome: string;
        };
        /** @description A bet and the proof of its round. */
        ProvenBet: {
            bet: components["schemas"]["Bet"];
            /**
             * @description Null where the round drew nothing under a pair of seeds.
             * @example null
             */
            proof: components["schemas"]["RoundProof"] | null;
        };
        /** @description Unread counts. */
        Unread: {
            /**
             * @description Messages not yet read.
             * @example 2
             */
            unreadCount: number;
        };
        /** @description A message to one member. */
        "Message-2": {
            /**
             * @description Its id.
             * @example 812
             */
            id: number;
            /**
             * @description Its title in the request's language.
             * @example Your free spins are ready
             */
            title: string;
            /**
             * @description Its text as HTML.
             * @example <p>Twenty spins are waiting for you.</p>
             */
            content: string;
            time: components["schemas"]["EpochMs"];
            /**
             * @description Whether the member has read it.
             * @example false
             */
            isRead: boolean;
        };
        /** @description A page of the inbox. */
        MessagesPage: {
            /** @description The page's messages, newest first. */
            list: components["schemas"]["Message-2"][];
            pageNo: components["schemas"]["PageNo"];
            totalPages: components["schemas"]["TotalPages"];
            total: components["schemas"]["Total"];
            /**
             * @description Messages of the whole inbox not yet read.
             * @example 2
             */
            unreadCount: number;
        };
        /**
         * @description The ids of messages.
         * @example [
         *       812
         *     ]
         */
        Ids: number[];
        /** @description Which messages; all of the member's without ids. */
        MessagesToRead: {
            ids?: components["schemas"]["Ids"];
        };
        /** @description Which messages. */
        MessageIds: {
            ids: components["schemas"]["Ids"];
        };
        /** @description A notice. */
        Notice: {
            /**
             * @description Its id.
             * @example 7
             */
            id: number;
            /**
             * @description Its title in the request's language.
             * @example Two new studios have joined
             */
            title: string;
            /**
             * @description Its text as HTML.
             * @example <p>Welcome to the new studios.</p>
             */
            content: string;
            time: components["schemas"]["EpochMs"];
        };
    };
    responses: {
        /** @description The request breaks the contract. There is no such brand, or the brand has switched the module off. */
        "Refused400_request_param_err_function.not.available": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    value: components["schemas"]["NoValue"];
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example function.not.available
                     * @enum {string}
                     */
                    errorCode: "request_param_err" | "function.not.available";
                };
            };
        };
        /** @description Any other error, also one from outside of the operation. */
        RefusedAny: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    value: components["schemas"]["AnyValue"];
                    message: components["schemas"]["Message"];
                    errorCode: components["schemas"]["ErrorCode"];
                };
            };
        };
        /** @description The brand does not serve the address. */
        "Refused403_region.restricted": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    value: components["schemas"]["RestrictedValue"];
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example region.restricted
                     * @enum {string}
                     */
                    errorCode: "region.restricted";
                };
            };
        };
        /** @description The brand is in maintenance; the answer says until when. */
        "Refused503_system.maintenance": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    value: components["schemas"]["MaintenanceValue"];
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example system.maintenance
                     * @enum {string}
                     */
                    errorCode: "system.maintenance";
                };
            };
        };
        /** @description The request breaks the contract. The body is missing. There is no such brand, or the brand has switched the module off. */
        "Refused400_request_param_err_request_body_required_function.not.available": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    value: components["schemas"]["NoValue"];
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example function.not.available
                     * @enum {string}
                     */
                    errorCode: "request_param_err" | "request_body_required" | "function.not.available";
                };
            };
        };
        /** @description The body is over 1 MB. */
        Refused413_request_body_too_large: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    value: components["schemas"]["NoValue"];
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example request_body_too_large
                     * @enum {string}
                     */
                    errorCode: "request_body_too_large";
                };
            };
        };
        /** @description The body is of another media type than the operation's. */
        Refused415_request_body_type: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    value: components["schemas"]["NoValue"];
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example request_body_type
                     * @enum {string}
                     */
                    errorCode: "request_body_type";
                };
            };
        };
        /** @description The proof of the slider puzzle is wrong, used or expired. */
        "Refused422_slider.invalid": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    value: components["schemas"]["NoValue"];
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example slider.invalid
                     * @enum {string}
                     */
                    errorCode: "slider.invalid";
                };
            };
        };
        /** @description The number breaks the brand's rule. A solved slider puzzle is needed. The proof of the slider puzzle is wrong, used or expired. */
        "Refused422_mobile.invalid_slider.required_slider.invalid": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    value: components["schemas"]["NoValue"];
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example slider.invalid
                     * @enum {string}
                     */
                    errorCode: "mobile.invalid" | "slider.required" | "slider.invalid";
                };
            };
        };
        /** @description Too many tries; the answer says after how many seconds the next one may come. */
        Refused429_TOO_MANY_REQUESTS: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    value: components["schemas"]["TooManyRequestsValue"];
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example TOO_MANY_REQUESTS
                     * @enum {string}
                     */
                    errorCode: "TOO_MANY_REQUESTS";
                };
            };
        };
        /** @description Another member has this number. */
        "Refused409_mobile.taken": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    value: components["schemas"]["NoValue"];
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example mobile.taken
                     * @enum {string}
                     */
                    errorCode: "mobile.taken";
                };
            };
        };
        /** @description The request breaks the contract. The body is missing. The sealed body does not open. There is no such brand, or the brand has switched the module off. */
        "Refused400_request_param_err_request_body_required_decrypt_failed_function.not.available": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    value: components["schemas"]["NoValue"];
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example function.not.available
                     * @enum {string}
                     */
                    errorCode: "request_param_err" | "request_body_required" | "decrypt_failed" | "function.not.available";
                };
            };
        };
        /** @description There is no session, or it has ended. No session has this token. */
        "Refused401_login.not.session_user.or.token.invalid": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                "WWW-Authenticate": components["headers"]["Challenge"];
                "X-Session-End": components["headers"]["SessionEnd"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    value: components["schemas"]["NoValue"];
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example user.or.token.invalid
                     * @enum {string}
                     */
                    errorCode: "login.not.session" | "user.or.token.invalid";
                };
            };
        };
        /** @description The brand does not serve the address. A trial account may not do this. */
        "Refused403_region.restricted_need.true.account": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    /** @description What the error code carries. */
                    value: components["schemas"]["RestrictedValue"] | null;
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example need.true.account
                     * @enum {string}
                     */
                    errorCode: "region.restricted" | "need.true.account";
                };
            };
        };
        /** @description Another member has this number. The member has this number or address already. */
        "Refused409_mobile.taken_contact.same": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    value: components["schemas"]["NoValue"];
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example contact.same
                     * @enum {string}
                     */
                    errorCode: "mobile.taken" | "contact.same";
                };
            };
        };
        /** @description The number breaks the brand's rule. The member has no number, or no address, that a code could go to. */
        "Refused422_mobile.invalid_contact.missing": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    value: components["schemas"]["NoValue"];
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example contact.missing
                     * @enum {string}
                     */
                    errorCode: "mobile.invalid" | "contact.missing";
                };
            };
        };
        /** @description Another member has this mail address. The member has this number or address already. */
        "Refused409_email.taken_contact.same": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    value: components["schemas"]["NoValue"];
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example contact.same
                     * @enum {string}
                     */
                    errorCode: "email.taken" | "contact.same";
                };
            };
        };
        /** @description The mail address breaks the brand's rule. The member has no number, or no address, that a code could go to. */
        "Refused422_email.invalid_contact.missing": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    value: components["schemas"]["NoValue"];
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example contact.missing
                     * @enum {string}
                     */
                    errorCode: "email.invalid" | "contact.missing";
                };
            };
        };
        /** @description The brand does not serve the address. The account is an agent's, and the brand has members only. */
        "Refused403_region.restricted_login.not.member": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    /** @description What the error code carries. */
                    value: components["schemas"]["RestrictedValue"] | null;
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example login.not.member
                     * @enum {string}
                     */
                    errorCode: "region.restricted" | "login.not.member";
                };
            };
        };
        /** @description The token is forged, expired, used, or for another brand. */
        "Refused422_token.invalid": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    value: components["schemas"]["NoValue"];
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example token.invalid
                     * @enum {string}
                     */
                    errorCode: "token.invalid";
                };
            };
        };
        /** @description The token is forged, expired, used, or for another brand. No member is known by this. */
        "Refused422_token.invalid_member.not.found": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    value: components["schemas"]["NoValue"];
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example member.not.found
                     * @enum {string}
                     */
                    errorCode: "token.invalid" | "member.not.found";
                };
            };
        };
        /** @description The brand does not serve the address. The member takes a time-out or has excluded themselves. */
        "Refused403_region.restricted_play.break": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    /** @description What the error code carries. */
                    value: components["schemas"]["RestrictedValue"] | null;
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example play.break
                     * @enum {string}
                     */
                    errorCode: "region.restricted" | "play.break";
                };
            };
        };
        /** @description The first-login action was done before. */
        "Refused409_first.login.done": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    value: components["schemas"]["NoValue"];
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example first.login.done
                     * @enum {string}
                     */
                    errorCode: "first.login.done";
                };
            };
        };
        /** @description The brand does not serve the address. A trial account may not do this. The member takes a time-out or has excluded themselves. */
        "Refused403_region.restricted_need.true.account_play.break": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    /** @description What the error code carries. */
                    value: components["schemas"]["RestrictedValue"] | null;
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example play.break
                     * @enum {string}
                     */
                    errorCode: "region.restricted" | "need.true.account" | "play.break";
                };
            };
        };
        /** @description A limit of time is in minutes, any other is an amount. */
        "Refused422_limit.unit": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    value: components["schemas"]["NoValue"];
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example limit.unit
                     * @enum {string}
                     */
                    errorCode: "limit.unit";
                };
            };
        };
        /** @description No higher limit waits for the member's second yes. */
        "Refused404_limit.not.raised": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    value: components["schemas"]["NoValue"];
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example limit.not.raised
                     * @enum {string}
                     */
                    errorCode: "limit.not.raised";
                };
            };
        };
        /** @description A higher limit can be confirmed 24 hours after it was asked for. */
        "Refused409_limit.too.soon": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    value: components["schemas"]["NoValue"];
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example limit.too.soon
                     * @enum {string}
                     */
                    errorCode: "limit.too.soon";
                };
            };
        };
        /** @description The login password is wrong. */
        "Refused422_password.wrong": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    value: components["schemas"]["NoValue"];
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example password.wrong
                     * @enum {string}
                     */
                    errorCode: "password.wrong";
                };
            };
        };
        /** @description No member is known by this. */
        "Refused422_member.not.found": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    value: components["schemas"]["NoValue"];
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example member.not.found
                     * @enum {string}
                     */
                    errorCode: "member.not.found";
                };
            };
        };
        /** @description The mail address breaks the brand's rule. The code of the text message or of the mail is wrong, used or expired, or a security answer is wrong. The account has to be proved by its password, or by a code of the scene `change`. The code that proves the account is wrong, used or expired. The login password is wrong. */
        "Refused422_email.invalid_verification.invalid_owner.required_owner.wrong_password.wrong": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    value: components["schemas"]["NoValue"];
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example password.wrong
                     * @enum {string}
                     */
                    errorCode: "email.invalid" | "verification.invalid" | "owner.required" | "owner.wrong" | "password.wrong";
                };
            };
        };
        /** @description The number breaks the brand's rule. The code of the text message or of the mail is wrong, used or expired, or a security answer is wrong. The account has to be proved by its password, or by a code of the scene `change`. The code that proves the account is wrong, used or expired. The login password is wrong. */
        "Refused422_mobile.invalid_verification.invalid_owner.required_owner.wrong_password.wrong": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    value: components["schemas"]["NoValue"];
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example password.wrong
                     * @enum {string}
                     */
                    errorCode: "mobile.invalid" | "verification.invalid" | "owner.required" | "owner.wrong" | "password.wrong";
                };
            };
        };
        /** @description The member has a payment password, which can only be changed. */
        "Refused409_payment.password.already.set": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    value: components["schemas"]["NoValue"];
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example payment.password.already.set
                     * @enum {string}
                     */
                    errorCode: "payment.password.already.set";
                };
            };
        };
        /** @description The number is on an account of this or another member. The member has as many accounts of the kind as there may be. */
        "Refused409_payout.account.taken_payout.accounts.full": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    value: components["schemas"]["NoValue"];
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example payout.accounts.full
                     * @enum {string}
                     */
                    errorCode: "payout.account.taken" | "payout.accounts.full";
                };
            };
        };
        /** @description The member has no such account. */
        "Refused404_payout.account.not.found": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    value: components["schemas"]["NoValue"];
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example payout.account.not.found
                     * @enum {string}
                     */
                    errorCode: "payout.account.not.found";
                };
            };
        };
        /** @description The reference was sent before with other content. */
        "Refused409_reference.reused": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    value: components["schemas"]["NoValue"];
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example reference.reused
                     * @enum {string}
                     */
                    errorCode: "reference.reused";
                };
            };
        };
        /** @description No agent has this invitation code at the brand. The address is none of the brand's. */
        "Refused422_affiliate.invalid_domain.invalid": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    value: components["schemas"]["NoValue"];
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example domain.invalid
                     * @enum {string}
                     */
                    errorCode: "affiliate.invalid" | "domain.invalid";
                };
            };
        };
        /** @description The wallet has less than the amount. The member has no such wallet. Both wallets are the same one. */
        "Refused422_balance.insufficient_wallet.unknown_wallet.same": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    value: components["schemas"]["NoValue"];
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example wallet.same
                     * @enum {string}
                     */
                    errorCode: "balance.insufficient" | "wallet.unknown" | "wallet.same";
                };
            };
        };
        /** @description The brand has no such channel of this kind. The channel is closed now. The channel has no such bank, or needs one. The brand has no such bonus now, or the amount is too small for it. The amount is below the least that is taken. The amount is above the most that is taken at once. The amount is no whole number of the channel's steps. The amount is above what is left of a deposit limit that the member set. */
        "Refused422_channel.unknown_channel.closed_bank.unknown_bonus.unknown_amount.too.small_amount.too.large_amount.step_limit.deposit": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    value: components["schemas"]["NoValue"];
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example limit.deposit
                     * @enum {string}
                     */
                    errorCode: "channel.unknown" | "channel.closed" | "bank.unknown" | "bonus.unknown" | "amount.too.small" | "amount.too.large" | "amount.step" | "limit.deposit";
                };
            };
        };
        /** @description The member has no such order. */
        "Refused404_order.not.found": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    value: components["schemas"]["NoValue"];
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example order.not.found
                     * @enum {string}
                     */
                    errorCode: "order.not.found";
                };
            };
        };
        /** @description The order is in another state by now, so that this can no longer be done. */
        "Refused409_order.state": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    value: components["schemas"]["NoValue"];
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example order.state
                     * @enum {string}
                     */
                    errorCode: "order.state";
                };
            };
        };
        /** @description The file is no PNG or JPEG by its content. The file is over 5 MB. */
        "Refused422_file.type_file.too.large": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    value: components["schemas"]["NoValue"];
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example file.too.large
                     * @enum {string}
                     */
                    errorCode: "file.type" | "file.too.large";
                };
            };
        };
        /** @description The member has no such order. The order has no payment proof. */
        "Refused404_order.not.found_proof.not.found": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    value: components["schemas"]["NoValue"];
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example proof.not.found
                     * @enum {string}
                     */
                    errorCode: "order.not.found" | "proof.not.found";
                };
            };
        };
        /** @description The member has no such rollover. */
        "Refused404_rollover.not.found": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    value: components["schemas"]["NoValue"];
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example rollover.not.found
                     * @enum {string}
                     */
                    errorCode: "rollover.not.found";
                };
            };
        };
        /** @description The rollover is closed, or belongs to no bonus. */
        "Refused409_rollover.closed": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    value: components["schemas"]["NoValue"];
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example rollover.closed
                     * @enum {string}
                     */
                    errorCode: "rollover.closed";
                };
            };
        };
        /** @description The request breaks the contract. There is no such brand, or the brand has switched the module off. */
        "Bare400_request_param_err_function.not.available": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * @description Why it is refused.
                     * @example function.not.available
                     * @enum {string}
                     */
                    errorCode: "request_param_err" | "function.not.available";
                    message: components["schemas"]["Message"];
                };
            };
        };
        /** @description The brand does not serve the address. */
        "Bare403_region.restricted": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * @description Why it is refused.
                     * @example region.restricted
                     * @enum {string}
                     */
                    errorCode: "region.restricted";
                    message: components["schemas"]["Message"];
                    ip: components["schemas"]["RestrictedIp"];
                };
            };
        };
        /** @description The brand is in maintenance; the answer says until when. */
        "Bare503_system.maintenance": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * @description Why it is refused.
                     * @example system.maintenance
                     * @enum {string}
                     */
                    errorCode: "system.maintenance";
                    message: components["schemas"]["Message"];
                    endTime: components["schemas"]["MaintenanceEnd"];
                };
            };
        };
        /** @description Any other error, also one from outside of the operation. */
        BareAny: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    errorCode: components["schemas"]["ErrorCode"];
                    message: components["schemas"]["Message"];
                };
            };
        };
        /** @description The brand has no such game. */
        "Refused404_game.not.found": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    value: components["schemas"]["NoValue"];
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example game.not.found
                     * @enum {string}
                     */
                    errorCode: "game.not.found";
                };
            };
        };
        /** @description There are as many favourites as there may be. */
        "Refused422_favourites.full": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    value: components["schemas"]["NoValue"];
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example favourites.full
                     * @enum {string}
                     */
                    errorCode: "favourites.full";
                };
            };
        };
        /** @description The game's vendor is in maintenance. The game cannot be opened in this way. The member has played as long as a limit of theirs allows. */
        "Refused422_vendor.maintenance_game.not.playable_limit.time": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    value: components["schemas"]["NoValue"];
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example limit.time
                     * @enum {string}
                     */
                    errorCode: "vendor.maintenance" | "game.not.playable" | "limit.time";
                };
            };
        };
        /** @description The game's vendor is in maintenance. The game cannot be opened in this way. */
        "Refused422_vendor.maintenance_game.not.playable": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    value: components["schemas"]["NoValue"];
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example game.not.playable
                     * @enum {string}
                     */
                    errorCode: "vendor.maintenance" | "game.not.playable";
                };
            };
        };
        /** @description The member has no such bet. */
        "Refused404_bet.not.found": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    value: components["schemas"]["NoValue"];
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example bet.not.found
                     * @enum {string}
                     */
                    errorCode: "bet.not.found";
                };
            };
        };
        /** @description The member has no such message. */
        "Refused404_message.not.found": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    value: components["schemas"]["NoValue"];
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example message.not.found
                     * @enum {string}
                     */
                    errorCode: "message.not.found";
                };
            };
        };
        /** @description The request breaks the contract. */
        Gateway400: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    value: components["schemas"]["NoValue"];
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example request_param_err
                     * @enum {string}
                     */
                    errorCode: "request_param_err";
                } | {
                    /**
                     * @description Why it is refused.
                     * @example request_param_err
                     * @enum {string}
                     */
                    errorCode: "request_param_err";
                    message: components["schemas"]["Message"];
                };
            };
        };
        /** @description The path is none of this document. */
        Gateway404: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    value: components["schemas"]["NoValue"];
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example operation.not.found
                     * @enum {string}
                     */
                    errorCode: "operation.not.found";
                } | {
                    /**
                     * @description Why it is refused.
                     * @example operation.not.found
                     * @enum {string}
                     */
                    errorCode: "operation.not.found";
                    message: components["schemas"]["Message"];
                };
            };
        };
        /** @description The path does not have the method. */
        Gateway405: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    value: components["schemas"]["NoValue"];
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example method.not.allowed
                     * @enum {string}
                     */
                    errorCode: "method.not.allowed";
                } | {
                    /**
                     * @description Why it is refused.
                     * @example method.not.allowed
                     * @enum {string}
                     */
                    errorCode: "method.not.allowed";
                    message: components["schemas"]["Message"];
                };
            };
        };
        /** @description The gateway does not answer for the host of the request. */
        Gateway421: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    value: components["schemas"]["NoValue"];
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example host.not.allowed
                     * @enum {string}
                     */
                    errorCode: "host.not.allowed";
                } | {
                    /**
                     * @description Why it is refused.
                     * @example host.not.allowed
                     * @enum {string}
                     */
                    errorCode: "host.not.allowed";
                    message: components["schemas"]["Message"];
                };
            };
        };
        /** @description The gateway made a mistake, which its log describes. A failure on purpose, which the control API asked for, in the shape of an error. A failure on purpose, which the control API asked for. */
        Gateway500: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    value: components["schemas"]["NoValue"];
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example mock.mistake
                     * @enum {string}
                     */
                    errorCode: "mock.mistake" | "fault.status" | "fault.refuse";
                } | {
                    /**
                     * @description Why it is refused.
                     * @example mock.mistake
                     * @enum {string}
                     */
                    errorCode: "mock.mistake" | "fault.status" | "fault.refuse";
                    message: components["schemas"]["Message"];
                };
            };
        };
        /** @description The recording that is replayed has no answer to this request. No handler serves the operation yet. */
        Gateway501: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    value: components["schemas"]["NoValue"];
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example not.recorded
                     * @enum {string}
                     */
                    errorCode: "not.recorded" | "not.implemented";
                } | {
                    /**
                     * @description Why it is refused.
                     * @example not.recorded
                     * @enum {string}
                     */
                    errorCode: "not.recorded" | "not.implemented";
                    message: components["schemas"]["Message"];
                };
            };
        };
        /** @description The server behind the gateway cannot be reached, or its answer breaks off. The answer of the server behind the gateway is too large. */
        Gateway502: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    value: components["schemas"]["NoValue"];
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example upstream.failed
                     * @enum {string}
                     */
                    errorCode: "upstream.failed" | "upstream.too_large";
                } | {
                    /**
                     * @description Why it is refused.
                     * @example upstream.failed
                     * @enum {string}
                     */
                    errorCode: "upstream.failed" | "upstream.too_large";
                    message: components["schemas"]["Message"];
                };
            };
        };
        /** @description The server behind the gateway took too long. */
        Gateway504: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Failure"];
                    value: components["schemas"]["NoValue"];
                    message: components["schemas"]["Message"];
                    /**
                     * @description Why it is refused.
                     * @example upstream.slow
                     * @enum {string}
                     */
                    errorCode: "upstream.slow";
                } | {
                    /**
                     * @description Why it is refused.
                     * @example upstream.slow
                     * @enum {string}
                     */
                    errorCode: "upstream.slow";
                    message: components["schemas"]["Message"];
                };
            };
        };
    };
    parameters: {
        /**
         * @description The brand's merchant code; exactly one.
         * @example baize
         */
        Merchant: string;
        /**
         * @description The language of texts in the answer; the brand's default language without it.
         * @example EN
         */
        Language: components["schemas"]["Language"];
        /**
         * @description The kind of client; a site is WEB.
         * @example WEB
         */
        Device: "WEB";
        /**
         * @description The gateway's dialect.
         * @example 3
         */
        GatewayVersion: "3";
        /**
         * @description When the client sent the request, in epoch milliseconds.
         * @example 1767225600000
         */
        Timestamp: components["schemas"]["EpochMs"];
        /**
         * @description The player's address, for region rules; the first one counts.
         * @example 203.0.113.7
         */
        ForwardedFor: string;
        /**
         * @description The host that the player opened, for domain rules.
         * @example baize.localhost
         */
        ForwardedHost: string;
        /**
         * @description Echoed in the answer and written to the log.
         * @example 01JH7Q2N8F
         */
        RequestId: string;
        /** @description The scheme that the body is sealed by; a body without this header is plain. */
        Encryption: "RSA" | "JWE";
        /** @description With `Encryption` RSA, the wrapped key of the body, in base64. */
        WrappedKey: components["schemas"]["Base64"];
        /**
         * @description Which captcha image the `captcha` field answers; `GET /wps/captcha` sets it.
         * @example 4k2m9x7c1q8w3e5r
         */
        CaptchaId: string;
        /**
         * @description The page to answer, from 1.
         * @example 1
         */
        PageNo: number;
        /**
         * @description Rows on a page.
         * @example 15
         */
        PageSize: number;
        /**
         * @description Only from this time on, in epoch milliseconds; not after `to`.
         * @example 1767139200000
         */
        From: components["schemas"]["EpochMs"];
        /**
         * @description Only before this time, in epoch milliseconds.
         * @example 1767225600000
         */
        To: components["schemas"]["EpochMs"];
        /**
         * @description Where the answer before ended, as it said in `next`; the newest row without it.
         * @example 1767225600000-812
         */
        Cursor: components["schemas"]["Cursor"];
        /**
         * @description Rows of an answer.
         * @example 1000
         */
        ExportSize: number;
        /**
         * @description Only this category.
         * @example RNG
         */
        GameType: components["schemas"]["GameType"];
        /**
         * @description Only this vendor.
         * @example AURUM
         */
        Vassalage: components["schemas"]["VendorCode"];
        /**
         * @description The kind of page that plays the games.
         * @example html5-desktop
         */
        Platform: "html5-desktop";
        /**
         * @description The language of the names; the header's without it.
         * @example EN
         */
        TextLanguage: components["schemas"]["Language"];
        /**
         * @description 3 is the web.
         * @example 3
         */
        ClientType: 3;
        /**
         * @description Where the game leads when it is left.
         * @example http://baize.localhost:3000/rng
         */
        LobbyUrl: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The request's X-Request-Id; without one, or with one of another form, an id that the gateway draws.
         * @example 01JH7Q2N8F
         */
        RequestId: string;
        /**
         * @description No cache may keep the answer.
         * @example no-store
         */
        CacheControl: "no-store";
        /**
         * @description How long to wait in seconds, as `retryAfterSeconds` of the body.
         * @example 300
         */
        RetryAfter: number;
        /**
         * @description That a session's token is needed. `Token` is the gateway's own scheme: Authorization holds the raw token of a sign-in, without the scheme's name.
         * @example Token realm="gaming"
         */
        Challenge: string;
        /**
         * @description Why the session has ended, where it was neither signed out nor left unused. `replaced`, the member signed in elsewhere.
         * @example replaced
         */
        SessionEnd: "replaced";
        /**
         * @description The methods that the path has, with commas.
         * @example GET, HEAD, POST
         */
        Allow: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getWhitelabel: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A brand. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Whitelabel"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
        };
    };
    getPermission: {
        parameters: {
            query: {
                /**
                 * @description The host that the visitor opened.
                 * @example baize.localhost
                 */
                host: string;
            };
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the visitor at this address and host may see. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Permission"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
        };
    };
    getMenus: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A menu for each place. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /** @description A menu for each place. */
                        value: components["schemas"]["Menu"][];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
        };
    };
    getRouters: {
        parameters: {
            query: {
                /**
                 * @description 0 for every device, 3 for the web.
                 * @example 3
                 */
                device: 0 | 3;
            };
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The routes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /** @description The routes. */
                        value: components["schemas"]["Router"][];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
        };
    };
    getSystemStatus: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The brand's availability to this address. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["SystemStatus"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
        };
    };
    getRegisterRules: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A rule for each field of the registration. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["RegisterRules"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
        };
    };
    getDomainRoute: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fastest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /** @description The fastest first. */
                        value: components["schemas"]["Domain"][];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
        };
    };
    listCountries: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The countries. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /** @description The countries. */
                        value: components["schemas"]["Country"][];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
        };
    };
    getCaptcha: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A PNG in base64. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    /**
                     * @description The `captchaId` cookie.
                     * @example captchaId=4k2m9x7c1q8w3e5r; Path=/; Max-Age=300; HttpOnly; SameSite=Lax
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["CaptchaImage"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
        };
    };
    listAnnouncements: {
        parameters: {
            query: {
                /**
                 * @description Which types, with commas: B banners, PL pop-ups after signing in, PU pop-ups for visitors, PR promotions, H help highlights.
                 * @example B,PL,PU,PR,H
                 */
                types: string;
                /**
                 * @description W is the web.
                 * @example W
                 */
                platform: "W";
                /**
                 * @description B is everything that a page shows.
                 * @example B
                 */
                execution: "B";
            };
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The running announcements by type. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Announcements"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            403: components["responses"]["Refused403_region.restricted"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    getSlider: {
        parameters: {
            query: {
                /**
                 * @description What the solved puzzle is for.
                 * @example login
                 */
                scene: components["schemas"]["SliderScene"];
            };
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A puzzle. The piece belongs somewhere on the row `pieceY`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Slider"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            403: components["responses"]["Refused403_region.restricted"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    checkSlider: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description An answer to a puzzle. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SliderTry"];
            };
        };
        responses: {
            /** @description The proof that a person is there, as a geetest v4 check gives it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["HumanProof"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_request_body_required_function.not.available"];
            403: components["responses"]["Refused403_region.restricted"];
            413: components["responses"]["Refused413_request_body_too_large"];
            415: components["responses"]["Refused415_request_body_type"];
            422: components["responses"]["Refused422_slider.invalid"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    sendLoginSms: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Where the code goes, and what for. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginSmsRequest"];
            };
        };
        responses: {
            /** @description A code that is on its way. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Sms"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_request_body_required_function.not.available"];
            403: components["responses"]["Refused403_region.restricted"];
            413: components["responses"]["Refused413_request_body_too_large"];
            415: components["responses"]["Refused415_request_body_type"];
            422: components["responses"]["Refused422_mobile.invalid_slider.required_slider.invalid"];
            429: components["responses"]["Refused429_TOO_MANY_REQUESTS"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    sendRegisterSms: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Where the code goes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterSmsRequest"];
            };
        };
        responses: {
            /** @description A code that is on its way. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Sms"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_request_body_required_function.not.available"];
            403: components["responses"]["Refused403_region.restricted"];
            409: components["responses"]["Refused409_mobile.taken"];
            413: components["responses"]["Refused413_request_body_too_large"];
            415: components["responses"]["Refused415_request_body_type"];
            422: components["responses"]["Refused422_mobile.invalid_slider.required_slider.invalid"];
            429: components["responses"]["Refused429_TOO_MANY_REQUESTS"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    sendMobileCode: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What the code is for, and where it goes. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "scene": "bind",
                 *       "mobileNum": "09171234567",
                 *       "countryDialingCode": "63"
                 *     }
                 */
                "application/json": components["schemas"]["MobileCodeRequest"];
            };
        };
        responses: {
            /** @description A code that is on its way. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Sms"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_request_body_required_decrypt_failed_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_need.true.account"];
            409: components["responses"]["Refused409_mobile.taken_contact.same"];
            413: components["responses"]["Refused413_request_body_too_large"];
            415: components["responses"]["Refused415_request_body_type"];
            422: components["responses"]["Refused422_mobile.invalid_contact.missing"];
            429: components["responses"]["Refused429_TOO_MANY_REQUESTS"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    sendEmailCode: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What the code is for, and where it goes. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "scene": "bind",
                 *       "email": "juan@mail.example"
                 *     }
                 */
                "application/json": components["schemas"]["EmailCodeRequest"];
            };
        };
        responses: {
            /** @description A code that is on its way. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Sms"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_request_body_required_decrypt_failed_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_need.true.account"];
            409: components["responses"]["Refused409_email.taken_contact.same"];
            413: components["responses"]["Refused413_request_body_too_large"];
            415: components["responses"]["Refused415_request_body_type"];
            422: components["responses"]["Refused422_email.invalid_contact.missing"];
            429: components["responses"]["Refused429_TOO_MANY_REQUESTS"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: {
                /**
                 * @description Which captcha image the `captcha` field answers; `GET /wps/captcha` sets it.
                 * @example 4k2m9x7c1q8w3e5r
                 */
                captchaId?: components["parameters"]["CaptchaId"];
            };
        };
        /** @description Credentials of one of the ways to sign in. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "username",
                 *       "username": "lucky",
                 *       "password": "play1234",
                 *       "lotNumber": "4k2m9x7c1q8w3e5r4k2m9x7c1q8w3e5r",
                 *       "captchaOutput": "9x7c1q8w3e5r4k2m9x7c1q8w3e5r4k2m",
                 *       "passToken": "1q8w3e5r4k2m9x7c1q8w3e5r4k2m9x7c",
                 *       "genTime": "1767225600"
                 *     }
                 */
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description A session that has just been opened. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Session"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_request_body_required_decrypt_failed_function.not.available"];
            403: components["responses"]["Refused403_region.restricted_login.not.member"];
            413: components["responses"]["Refused413_request_body_too_large"];
            415: components["responses"]["Refused415_request_body_type"];
            /** @description The user name or the password is wrong. The next try needs the digits of a captcha. The digits are not those of the image, or the image is used or expired. A solved slider puzzle is needed. The proof of the slider puzzle is wrong, used or expired. The code of the text message or of the mail is wrong, used or expired, or a security answer is wrong. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Failure"];
                        value: components["schemas"]["LoginRefusedValue"];
                        message: components["schemas"]["Message"];
                        /**
                         * @description Why it is refused.
                         * @example verification.invalid
                         * @enum {string}
                         */
                        errorCode: "login.failed" | "captcha.required" | "captcha.invalid" | "slider.required" | "slider.invalid" | "verification.invalid";
                    };
                };
            };
            429: components["responses"]["Refused429_TOO_MANY_REQUESTS"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    loginFreePlay: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The player's operating system.
                 * @example ANDROID
                 */
                os: "WINDOWS" | "MACOS" | "LINUX" | "ANDROID" | "IOS" | "OTHER";
                /**
                 * @description W is the web.
                 * @example W
                 */
                platform: "W";
                /**
                 * @description A one-time value, sealed as a compact JWE as the schema `Sealed` describes: 16 to 64 letters, digits, dashes and underscores,
                 *     such as a random UUID. The gateway takes each value once, so that a request that was overheard is of no use. The value is no
                 *     time, since the clocks of client and gateway need not agree. Clients should always send it.
                 * @example eyJhbGciOiJSU0EtT0FFUC0yNTYiLCJlbmMiOiJBMjU2R0NNIn0.1w9sG6P-CcPibBQpHFwhmpFVSvEr6KvROfIolgiZgQLWtqEAYKCaCv95il1SkY4M4IMf7v8-IgCDn_R-2jNWbk7X-CwI48xYRvODu9AT86CErjThJLpr5wdEg5v5Cm3CfoVKka_97NpDLuN6xqvOHpNRw5KW6hoPXP1tqbCtXSE-k2ga6HfWXmPB169yyybPuxHo_iw0xteRLGrgFV7cc3uD7fTqyleLCppmzwJuzyhOU32C8gh1mNurszos2bNpsCpdOo-s7T5OhQH6xPLJP0I_jedaEoTtlmC9DtSBHIZKHUv5uAaZaM4RDhNlS__BaqiA1jnp2Nzc3WzBh8KcgA.AAECAwQFBgcICQoL.d2TufaSB93mgJa7o08RMW7qwqlXBTWpRD1fdsypeMoo4JZ6Z.3JIAUfq7KWR01YGh6RPvGw
                 */
                token?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A session that has just been opened. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Session"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            403: components["responses"]["Refused403_region.restricted"];
            422: components["responses"]["Refused422_token.invalid"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    loginSocial: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description A person of an identity provider. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialLogin"];
            };
        };
        responses: {
            /** @description A session that has just been opened. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Session"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_request_body_required_function.not.available"];
            403: components["responses"]["Refused403_region.restricted_login.not.member"];
            413: components["responses"]["Refused413_request_body_too_large"];
            415: components["responses"]["Refused415_request_body_type"];
            422: components["responses"]["Refused422_token.invalid"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    loginPhoneAuth: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description A phone number that a third party has proved. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneAuthLogin"];
            };
        };
        responses: {
            /** @description A session that has just been opened. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Session"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_request_body_required_function.not.available"];
            403: components["responses"]["Refused403_region.restricted_login.not.member"];
            413: components["responses"]["Refused413_request_body_too_large"];
            415: components["responses"]["Refused415_request_body_type"];
            422: components["responses"]["Refused422_token.invalid_member.not.found"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    touchSession: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A session that goes on. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Touch"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    logoutByPost: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /**
                         * @description Nothing.
                         * @example null
                         */
                        value: null;
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /**
                         * @description Nothing.
                         * @example null
                         */
                        value: null;
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    finishFirstLogin: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /**
                         * @description Nothing.
                         * @example null
                         */
                        value: null;
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_play.break"];
            409: components["responses"]["Refused409_first.login.done"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    listLoginHistory: {
        parameters: {
            query?: {
                /**
                 * @description The page to answer, from 1.
                 * @example 1
                 */
                pageNo?: components["parameters"]["PageNo"];
                /**
                 * @description Rows on a page.
                 * @example 15
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /** @description A page. */
                        value: {
                            /** @description The rows of the page. */
                            list: components["schemas"]["LoginRecord"][];
                            pageNo: components["schemas"]["PageNo"];
                            totalPages: components["schemas"]["TotalPages"];
                            total: components["schemas"]["Total"];
                        };
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_play.break"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions of a member. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["OpenSessions"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_play.break"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What came of it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["EndedSessions"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_play.break"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    registerMember: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: {
                /**
                 * @description Which captcha image the `captcha` field answers; `GET /wps/captcha` sets it.
                 * @example 4k2m9x7c1q8w3e5r
                 */
                captchaId?: components["parameters"]["CaptchaId"];
            };
        };
        /** @description A new member. Which fields are needed, the brand's rules say. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "juanito",
                 *       "password": "play5678",
                 *       "confirmPassword": "play5678",
                 *       "payeeName": "JUAN CRUZ",
                 *       "registerUrl": "http://baize.localhost:3000/register",
                 *       "registerMethod": "WEB",
                 *       "lotNumber": "4k2m9x7c1q8w3e5r4k2m9x7c1q8w3e5r",
                 *       "captchaOutput": "9x7c1q8w3e5r4k2m9x7c1q8w3e5r4k2m",
                 *       "passToken": "1q8w3e5r4k2m9x7c1q8w3e5r4k2m9x7c",
                 *       "genTime": "1767225600"
                 *     }
                 */
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description A session that has just been opened. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Session"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_request_body_required_decrypt_failed_function.not.available"];
            403: components["responses"]["Refused403_region.restricted"];
            /** @description Another member has this user name. Another member has this number. Another member has this mail address. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Failure"];
                        value: components["schemas"]["FieldName"];
                        message: components["schemas"]["Message"];
                        /**
                         * @description Why it is refused.
                         * @example email.taken
                         * @enum {string}
                         */
                        errorCode: "username.taken" | "mobile.taken" | "email.taken";
                    };
                };
            };
            413: components["responses"]["Refused413_request_body_too_large"];
            415: components["responses"]["Refused415_request_body_type"];
            /** @description Fields break their rules; the answer names each. The digits are not those of the image, or the image is used or expired. A solved slider puzzle is needed. The proof of the slider puzzle is wrong, used or expired. The code of the text message or of the mail is wrong, used or expired, or a security answer is wrong. No agent has this invitation code at the brand. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Failure"];
                        value: components["schemas"]["FieldFaults"];
                        message: components["schemas"]["Message"];
                        /**
                         * @description Why it is refused.
                         * @example affiliate.invalid
                         * @enum {string}
                         */
                        errorCode: "field.invalid" | "captcha.invalid" | "slider.required" | "slider.invalid" | "verification.invalid" | "affiliate.invalid";
                    };
                };
            };
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    registerMemberMobile: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: {
                /**
                 * @description Which captcha image the `captcha` field answers; `GET /wps/captcha` sets it.
                 * @example 4k2m9x7c1q8w3e5r
                 */
                captchaId?: components["parameters"]["CaptchaId"];
            };
        };
        /** @description A new member. Which fields are needed, the brand's rules say. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "juanito",
                 *       "password": "play5678",
                 *       "confirmPassword": "play5678",
                 *       "payeeName": "JUAN CRUZ",
                 *       "registerUrl": "http://baize.localhost:3000/register",
                 *       "registerMethod": "WEB",
                 *       "lotNumber": "4k2m9x7c1q8w3e5r4k2m9x7c1q8w3e5r",
                 *       "captchaOutput": "9x7c1q8w3e5r4k2m9x7c1q8w3e5r4k2m",
                 *       "passToken": "1q8w3e5r4k2m9x7c1q8w3e5r4k2m9x7c",
                 *       "genTime": "1767225600"
                 *     }
                 */
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description A session that has just been opened. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Session"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_request_body_required_decrypt_failed_function.not.available"];
            403: components["responses"]["Refused403_region.restricted"];
            /** @description Another member has this number. Another member has this mail address. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Failure"];
                        value: components["schemas"]["FieldName"];
                        message: components["schemas"]["Message"];
                        /**
                         * @description Why it is refused.
                         * @example email.taken
                         * @enum {string}
                         */
                        errorCode: "mobile.taken" | "email.taken";
                    };
                };
            };
            413: components["responses"]["Refused413_request_body_too_large"];
            415: components["responses"]["Refused415_request_body_type"];
            /** @description Fields break their rules; the answer names each. The digits are not those of the image, or the image is used or expired. A solved slider puzzle is needed. The proof of the slider puzzle is wrong, used or expired. The code of the text message or of the mail is wrong, used or expired, or a security answer is wrong. No agent has this invitation code at the brand. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Failure"];
                        value: components["schemas"]["FieldFaults"];
                        message: components["schemas"]["Message"];
                        /**
                         * @description Why it is refused.
                         * @example affiliate.invalid
                         * @enum {string}
                         */
                        errorCode: "field.invalid" | "captcha.invalid" | "slider.required" | "slider.invalid" | "verification.invalid" | "affiliate.invalid";
                    };
                };
            };
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    getMemberInfo: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A member. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["MemberInfo"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    updateMemberInfo: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What changes in the profile; at least one field. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileChange"];
            };
        };
        responses: {
            /** @description A member. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["MemberInfo"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_request_body_required_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_need.true.account"];
            /** @description The field has a value and cannot change any more. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Failure"];
                        value: components["schemas"]["FieldName"];
                        message: components["schemas"]["Message"];
                        /**
                         * @description Why it is refused.
                         * @example profile.already.set
                         * @enum {string}
                         */
                        errorCode: "profile.already.set";
                    };
                };
            };
            413: components["responses"]["Refused413_request_body_too_large"];
            415: components["responses"]["Refused415_request_body_type"];
            /** @description Fields break their rules; the answer names each. The member is younger than the brand allows. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Failure"];
                        value: components["schemas"]["FieldFaults"];
                        message: components["schemas"]["Message"];
                        /**
                         * @description Why it is refused.
                         * @example age.under
                         * @enum {string}
                         */
                        errorCode: "field.invalid" | "age.under";
                    };
                };
            };
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    getMemberIcon: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A picture's path, to be joined to one of the brand's image CDNs. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["AssetPath"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    getPlayerAvatar: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member's avatar and the choice there is. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Avatar"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    setPlayerAvatar: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The avatar to take. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvatarChoice"];
            };
        };
        responses: {
            /** @description The member's avatar and the choice there is. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Avatar"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_request_body_required_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_play.break"];
            413: components["responses"]["Refused413_request_body_too_large"];
            415: components["responses"]["Refused415_request_body_type"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    getLimits: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the member allows themselves. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["PlayLimits"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    setLimits: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The limits that change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LimitsChange"];
            };
        };
        responses: {
            /** @description What the member allows themselves. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["PlayLimits"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_request_body_required_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_need.true.account_play.break"];
            413: components["responses"]["Refused413_request_body_too_large"];
            415: components["responses"]["Refused415_request_body_type"];
            422: components["responses"]["Refused422_limit.unit"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    confirmLimit: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Which limit. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LimitName"];
            };
        };
        responses: {
            /** @description What the member allows themselves. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["PlayLimits"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_request_body_required_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_need.true.account_play.break"];
            404: components["responses"]["Refused404_limit.not.raised"];
            409: components["responses"]["Refused409_limit.too.soon"];
            413: components["responses"]["Refused413_request_body_too_large"];
            415: components["responses"]["Refused415_request_body_type"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    startTimeOut: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description For how long. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimeOut"];
            };
        };
        responses: {
            /** @description A time in which the member does not play, by their own wish. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["PlayBreak"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_request_body_required_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_need.true.account_play.break"];
            413: components["responses"]["Refused413_request_body_too_large"];
            415: components["responses"]["Refused415_request_body_type"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    excludeSelf: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description For how long, and the proof that it is the member. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "months": 6,
                 *       "password": "play1234"
                 *     }
                 */
                "application/json": components["schemas"]["SelfExclusion"];
            };
        };
        responses: {
            /** @description A time in which the member does not play, by their own wish. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["PlayBreak"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_request_body_required_decrypt_failed_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_need.true.account_play.break"];
            413: components["responses"]["Refused413_request_body_too_large"];
            415: components["responses"]["Refused415_request_body_type"];
            422: components["responses"]["Refused422_password.wrong"];
            429: components["responses"]["Refused429_TOO_MANY_REQUESTS"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    answerRealityCheck: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Whether the member plays on. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RealityAnswer"];
            };
        };
        responses: {
            /** @description What the member has played since they signed in. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["PlaySession"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_request_body_required_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_need.true.account_play.break"];
            413: components["responses"]["Refused413_request_body_too_large"];
            415: components["responses"]["Refused415_request_body_type"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description A change of the password. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "oldPassword": "play1234",
                 *       "newPassword": "play5678",
                 *       "confirmNewPassword": "play5678"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description A session that has just been opened. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Session"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_request_body_required_decrypt_failed_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_need.true.account"];
            413: components["responses"]["Refused413_request_body_too_large"];
            415: components["responses"]["Refused415_request_body_type"];
            /** @description The login password is wrong. The new password is the old one. Fields break their rules; the answer names each. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Failure"];
                        value: components["schemas"]["FieldFaults"];
                        message: components["schemas"]["Message"];
                        /**
                         * @description Why it is refused.
                         * @example field.invalid
                         * @enum {string}
                         */
                        errorCode: "password.wrong" | "password.same" | "field.invalid";
                    };
                };
            };
            429: components["responses"]["Refused429_TOO_MANY_REQUESTS"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    resetPasswordByEmail: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Who has forgotten the password. */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["EmailReset"];
            };
        };
        responses: {
            /** @description Nothing. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /**
                         * @description Nothing.
                         * @example null
                         */
                        value: null;
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_request_body_required_function.not.available"];
            403: components["responses"]["Refused403_region.restricted"];
            413: components["responses"]["Refused413_request_body_too_large"];
            415: components["responses"]["Refused415_request_body_type"];
            422: components["responses"]["Refused422_member.not.found"];
            429: components["responses"]["Refused429_TOO_MANY_REQUESTS"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    setPasswordByPhone: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description A new password with the proof of the phone. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mobileNum": "09171234567",
                 *       "countryDialingCode": "63",
                 *       "verificationCode": "481502",
                 *       "newPassword": "play5678"
                 *     }
                 */
                "application/json": components["schemas"]["PhoneReset"];
            };
        };
        responses: {
            /** @description Nothing. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /**
                         * @description Nothing.
                         * @example null
                         */
                        value: null;
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_request_body_required_decrypt_failed_function.not.available"];
            403: components["responses"]["Refused403_region.restricted"];
            413: components["responses"]["Refused413_request_body_too_large"];
            415: components["responses"]["Refused415_request_body_type"];
            /** @description The code of the text message or of the mail is wrong, used or expired, or a security answer is wrong. Fields break their rules; the answer names each. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Failure"];
                        value: components["schemas"]["FieldFaults"];
                        message: components["schemas"]["Message"];
                        /**
                         * @description Why it is refused.
                         * @example field.invalid
                         * @enum {string}
                         */
                        errorCode: "verification.invalid" | "field.invalid";
                    };
                };
            };
            429: components["responses"]["Refused429_TOO_MANY_REQUESTS"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    bindEmail: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description An address, the proof of it, and the proof that the account is the member's. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "juan@mail.example",
                 *       "verificationCode": "481502",
                 *       "password": "play1234"
                 *     }
                 */
                "application/json": components["schemas"]["EmailBinding"];
            };
        };
        responses: {
            /** @description A member. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["MemberInfo"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_request_body_required_decrypt_failed_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_need.true.account_play.break"];
            409: components["responses"]["Refused409_email.taken_contact.same"];
            413: components["responses"]["Refused413_request_body_too_large"];
            415: components["responses"]["Refused415_request_body_type"];
            422: components["responses"]["Refused422_email.invalid_verification.invalid_owner.required_owner.wrong_password.wrong"];
            429: components["responses"]["Refused429_TOO_MANY_REQUESTS"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    bindMobile: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description A number, the proof of it, and the proof that the account is the member's. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mobileNum": "09171234567",
                 *       "countryDialingCode": "63",
                 *       "verificationCode": "481502",
                 *       "password": "play1234"
                 *     }
                 */
                "application/json": components["schemas"]["MobileBinding"];
            };
        };
        responses: {
            /** @description A member. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["MemberInfo"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_request_body_required_decrypt_failed_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_need.true.account_play.break"];
            409: components["responses"]["Refused409_mobile.taken_contact.same"];
            413: components["responses"]["Refused413_request_body_too_large"];
            415: components["responses"]["Refused415_request_body_type"];
            422: components["responses"]["Refused422_mobile.invalid_verification.invalid_owner.required_owner.wrong_password.wrong"];
            429: components["responses"]["Refused429_TOO_MANY_REQUESTS"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    getPreferences: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the member chose for the account. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Preferences"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_play.break"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    setPreferences: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Which preferences change; at least one. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreferencesChange"];
            };
        };
        responses: {
            /** @description What the member chose for the account. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Preferences"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_request_body_required_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_need.true.account_play.break"];
            413: components["responses"]["Refused413_request_body_too_large"];
            415: components["responses"]["Refused415_request_body_type"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    hasPaymentPassword: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the member's payment password. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["PaymentPasswordState"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    setPaymentPassword: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The first payment password. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "play1234",
                 *       "paymentPassword": "246810"
                 *     }
                 */
                "application/json": components["schemas"]["FirstPaymentPassword"];
            };
        };
        responses: {
            /** @description The state of the member's payment password. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["PaymentPasswordState"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_request_body_required_decrypt_failed_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_need.true.account"];
            409: components["responses"]["Refused409_payment.password.already.set"];
            413: components["responses"]["Refused413_request_body_too_large"];
            415: components["responses"]["Refused415_request_body_type"];
            /** @description The login password is wrong. Fields break their rules; the answer names each. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Failure"];
                        value: components["schemas"]["FieldFaults"];
                        message: components["schemas"]["Message"];
                        /**
                         * @description Why it is refused.
                         * @example field.invalid
                         * @enum {string}
                         */
                        errorCode: "password.wrong" | "field.invalid";
                    };
                };
            };
            429: components["responses"]["Refused429_TOO_MANY_REQUESTS"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    changePaymentPassword: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The old and the new payment password. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "oldPaymentPassword": "246810",
                 *       "paymentPassword": "975310"
                 *     }
                 */
                "application/json": components["schemas"]["PaymentPasswordChange"];
            };
        };
        responses: {
            /** @description The state of the member's payment password. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["PaymentPasswordState"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_request_body_required_decrypt_failed_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_need.true.account"];
            413: components["responses"]["Refused413_request_body_too_large"];
            415: components["responses"]["Refused415_request_body_type"];
            /** @description The member has no payment password yet. The payment password is wrong; the answer says how many tries are left. Too many wrong payment passwords; the answer says until when. The new payment password is the old one. Fields break their rules; the answer names each. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Failure"];
                        value: components["schemas"]["PaymentRefusal"];
                        message: components["schemas"]["Message"];
                        /**
                         * @description Why it is refused.
                         * @example field.invalid
                         * @enum {string}
                         */
                        errorCode: "payment.password.missing" | "payment.password.wrong" | "payment.password.locked" | "payment.password.same" | "field.invalid";
                    };
                };
            };
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    resetPaymentPassword: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description A code or the answers to the security questions, and the new payment password. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "verificationCode": "481502",
                 *       "paymentPassword": "975310"
                 *     }
                 */
                "application/json": components["schemas"]["PaymentPasswordReset"];
            };
        };
        responses: {
            /** @description The state of the member's payment password. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["PaymentPasswordState"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_request_body_required_decrypt_failed_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_need.true.account"];
            413: components["responses"]["Refused413_request_body_too_large"];
            415: components["responses"]["Refused415_request_body_type"];
            /** @description The member has no payment password yet. The code of the text message or of the mail is wrong, used or expired, or a security answer is wrong. Fields break their rules; the answer names each. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Failure"];
                        value: components["schemas"]["FieldFaults"];
                        message: components["schemas"]["Message"];
                        /**
                         * @description Why it is refused.
                         * @example field.invalid
                         * @enum {string}
                         */
                        errorCode: "payment.password.missing" | "verification.invalid" | "field.invalid";
                    };
                };
            };
            429: components["responses"]["Refused429_TOO_MANY_REQUESTS"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    listBankCards: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member's accounts and what the brand asks of another one. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["PayoutAccounts"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    addBankCard: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description A new account. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "provider": "LUZON",
                 *       "number": "009912345678",
                 *       "paymentPassword": "246810"
                 *     }
                 */
                "application/json": components["schemas"]["NewPayoutAccount"];
            };
        };
        responses: {
            /** @description An account that withdrawals may go to. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["PayoutAccount"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_request_body_required_decrypt_failed_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_need.true.account"];
            409: components["responses"]["Refused409_payout.account.taken_payout.accounts.full"];
            413: components["responses"]["Refused413_request_body_too_large"];
            415: components["responses"]["Refused415_request_body_type"];
            /** @description The member has no payment password yet. The payment password is wrong; the answer says how many tries are left. Too many wrong payment passwords; the answer says until when. The number breaks its provider's rule or fails its checksum. The name is not the member's payee name. Fields break their rules; the answer names each. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Failure"];
                        value: components["schemas"]["PaymentRefusal"];
                        message: components["schemas"]["Message"];
                        /**
                         * @description Why it is refused.
                         * @example field.invalid
                         * @enum {string}
                         */
                        errorCode: "payment.password.missing" | "payment.password.wrong" | "payment.password.locked" | "payout.number.invalid" | "payee.name.differs" | "field.invalid";
                    };
                };
            };
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    removeBankCard: {
        parameters: {
            query: {
                /**
                 * @description The card.
                 * @example 1001
                 */
                cardId: number;
            };
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /**
                         * @description Nothing.
                         * @example null
                         */
                        value: null;
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_need.true.account"];
            404: components["responses"]["Refused404_payout.account.not.found"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    listVirtualAccounts: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member's accounts and what the brand asks of another one. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["PayoutAccounts"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    addVirtualAccount: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description A new account. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "provider": "LUZON",
                 *       "number": "009912345678",
                 *       "paymentPassword": "246810"
                 *     }
                 */
                "application/json": components["schemas"]["NewPayoutAccount"];
            };
        };
        responses: {
            /** @description An account that withdrawals may go to. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["PayoutAccount"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_request_body_required_decrypt_failed_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_need.true.account"];
            409: components["responses"]["Refused409_payout.account.taken_payout.accounts.full"];
            413: components["responses"]["Refused413_request_body_too_large"];
            415: components["responses"]["Refused415_request_body_type"];
            /** @description The member has no payment password yet. The payment password is wrong; the answer says how many tries are left. Too many wrong payment passwords; the answer says until when. The number breaks its provider's rule or fails its checksum. The name is not the member's payee name. Fields break their rules; the answer names each. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Failure"];
                        value: components["schemas"]["PaymentRefusal"];
                        message: components["schemas"]["Message"];
                        /**
                         * @description Why it is refused.
                         * @example field.invalid
                         * @enum {string}
                         */
                        errorCode: "payment.password.missing" | "payment.password.wrong" | "payment.password.locked" | "payout.number.invalid" | "payee.name.differs" | "field.invalid";
                    };
                };
            };
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    removeVirtualAccount: {
        parameters: {
            query: {
                /**
                 * @description The account.
                 * @example 1002
                 */
                accountId: number;
            };
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /**
                         * @description Nothing.
                         * @example null
                         */
                        value: null;
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_need.true.account"];
            404: components["responses"]["Refused404_payout.account.not.found"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    getSecurityQuestions: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questions to choose from and those that the member has answered. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["SecurityQuestions"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    setSecurityQuestions: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Three answers and a proof of who gives them. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "answers": [
                 *         {
                 *           "question": 1,
                 *           "answer": "Bantay"
                 *         },
                 *         {
                 *           "question": 2,
                 *           "answer": "Baguio"
                 *         },
                 *         {
                 *           "question": 3,
                 *           "answer": "Santos"
                 *         }
                 *       ],
                 *       "paymentPassword": "246810"
                 *     }
                 */
                "application/json": components["schemas"]["SecurityAnswers"];
            };
        };
        responses: {
            /** @description The questions to choose from and those that the member has answered. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["SecurityQuestions"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_request_body_required_decrypt_failed_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_need.true.account_play.break"];
            413: components["responses"]["Refused413_request_body_too_large"];
            415: components["responses"]["Refused415_request_body_type"];
            /** @description The member has no payment password yet. The payment password is wrong; the answer says how many tries are left. Too many wrong payment passwords; the answer says until when. The login password is wrong. The same security question is answered twice. Fields break their rules; the answer names each. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Failure"];
                        value: components["schemas"]["PaymentRefusal"];
                        message: components["schemas"]["Message"];
                        /**
                         * @description Why it is refused.
                         * @example field.invalid
                         * @enum {string}
                         */
                        errorCode: "payment.password.missing" | "payment.password.wrong" | "payment.password.locked" | "password.wrong" | "questions.repeated" | "field.invalid";
                    };
                };
            };
            429: components["responses"]["Refused429_TOO_MANY_REQUESTS"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    transferUpline: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description How much goes to the upline. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": "100.00",
                 *       "paymentPassword": "246810",
                 *       "reference": "01JH7Q2N8F4T"
                 *     }
                 */
                "application/json": components["schemas"]["UplineTransferRequest"];
            };
        };
        responses: {
            /** @description A movement between wallets, and the balances after it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Transfer"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_request_body_required_decrypt_failed_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_need.true.account_play.break"];
            409: components["responses"]["Refused409_reference.reused"];
            413: components["responses"]["Refused413_request_body_too_large"];
            415: components["responses"]["Refused415_request_body_type"];
            /** @description The member has no payment password yet. The payment password is wrong; the answer says how many tries are left. Too many wrong payment passwords; the answer says until when. The member has no upline, or may not transfer to it. Something must be wagered before a withdrawal. The wallet has less than the amount. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Failure"];
                        value: components["schemas"]["PaymentRefusal"];
                        message: components["schemas"]["Message"];
                        /**
                         * @description Why it is refused.
                         * @example balance.insufficient
                         * @enum {string}
                         */
                        errorCode: "payment.password.missing" | "payment.password.wrong" | "payment.password.locked" | "upline.closed" | "rollover.open" | "balance.insufficient";
                    };
                };
            };
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    checkAffiliate: {
        parameters: {
            query: {
                /**
                 * @description The invitation code.
                 * @example BOSS88
                 */
                code: string;
                /**
                 * @description The host that the visitor opened.
                 * @example baize.localhost
                 */
                domain: string;
            };
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An invitation that is good. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Affiliate"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            403: components["responses"]["Refused403_region.restricted"];
            422: components["responses"]["Refused422_affiliate.invalid_domain.invalid"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    getBalance: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A member's money. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Balance"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    getBalanceByPost: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A member's money. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Balance"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    getMerchantWallet: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The brand's kind of wallet. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["MerchantWallet"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    walletTransfer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to move. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferRequest"];
            };
        };
        responses: {
            /** @description A movement between wallets, and the balances after it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Transfer"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_request_body_required_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_need.true.account_play.break"];
            409: components["responses"]["Refused409_reference.reused"];
            413: components["responses"]["Refused413_request_body_too_large"];
            415: components["responses"]["Refused415_request_body_type"];
            422: components["responses"]["Refused422_balance.insufficient_wallet.unknown_wallet.same"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    collectWallets: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Which try of the client it is. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CollectRequest"];
            };
        };
        responses: {
            /** @description A movement between wallets, and the balances after it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Transfer"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_request_body_required_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_need.true.account"];
            409: components["responses"]["Refused409_reference.reused"];
            413: components["responses"]["Refused413_request_body_too_large"];
            415: components["responses"]["Refused415_request_body_type"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    listTransactions: {
        parameters: {
            query?: {
                /**
                 * @description Only from this time on, in epoch milliseconds; not after `to`.
                 * @example 1767139200000
                 */
                from?: components["parameters"]["From"];
                /**
                 * @description Only before this time, in epoch milliseconds.
                 * @example 1767225600000
                 */
                to?: components["parameters"]["To"];
                /**
                 * @description The page to answer, from 1.
                 * @example 1
                 */
                pageNo?: components["parameters"]["PageNo"];
                /**
                 * @description Rows on a page.
                 * @example 15
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Only this wallet.
                 * @example 2
                 */
                accountTypeId?: number;
                /**
                 * @description Only this kind of movement.
                 * @example 3200
                 */
                typeCode?: components["schemas"]["TransactionType"];
            };
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the account record. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["TransactionsPage"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_play.break"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    listTransactionExport: {
        parameters: {
            query?: {
                /**
                 * @description Only from this time on, in epoch milliseconds; not after `to`.
                 * @example 1767139200000
                 */
                from?: components["parameters"]["From"];
                /**
                 * @description Only before this time, in epoch milliseconds.
                 * @example 1767225600000
                 */
                to?: components["parameters"]["To"];
                /**
                 * @description Where the answer before ended, as it said in `next`; the newest row without it.
                 * @example 1767225600000-812
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Rows of an answer.
                 * @example 1000
                 */
                pageSize?: components["parameters"]["ExportSize"];
                /**
                 * @description Only this wallet.
                 * @example 2
                 */
                accountTypeId?: number;
                /**
                 * @description Only this kind of movement.
                 * @example 3200
                 */
                typeCode?: components["schemas"]["TransactionType"];
            };
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows of the account record, and where the next ones begin. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["TransactionExport"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_play.break"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    getPersonalProfit: {
        parameters: {
            query?: {
                /**
                 * @description Only from this time on, in epoch milliseconds; not after `to`.
                 * @example 1767139200000
                 */
                from?: components["parameters"]["From"];
                /**
                 * @description Only before this time, in epoch milliseconds.
                 * @example 1767225600000
                 */
                to?: components["parameters"]["To"];
                /**
                 * @description Only this product category; deposits and withdrawals belong to none.
                 * @example RNG
                 */
                gameType?: components["schemas"]["GameType"];
            };
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Days of a period, and their sums. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["PersonalProfit"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_play.break"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    getDepositSettings: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether and how the member may deposit. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["DepositSettings"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_need.true.account_play.break"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    listDepositChannels: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ways to deposit. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["DepositChannels"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_need.true.account_play.break"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    depositByUrl: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to deposit. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepositRequest"];
            };
        };
        responses: {
            /** @description A deposit. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["DepositOrder"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_request_body_required_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_need.true.account_play.break"];
            409: components["responses"]["Refused409_reference.reused"];
            413: components["responses"]["Refused413_request_body_too_large"];
            415: components["responses"]["Refused415_request_body_type"];
            422: components["responses"]["Refused422_channel.unknown_channel.closed_bank.unknown_bonus.unknown_amount.too.small_amount.too.large_amount.step_limit.deposit"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    depositByQr: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to deposit. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepositRequest"];
            };
        };
        responses: {
            /** @description A deposit. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["DepositOrder"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_request_body_required_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_need.true.account_play.break"];
            409: components["responses"]["Refused409_reference.reused"];
            413: components["responses"]["Refused413_request_body_too_large"];
            415: components["responses"]["Refused415_request_body_type"];
            422: components["responses"]["Refused422_channel.unknown_channel.closed_bank.unknown_bonus.unknown_amount.too.small_amount.too.large_amount.step_limit.deposit"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    depositByTransfer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to deposit. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepositRequest"];
            };
        };
        responses: {
            /** @description A deposit. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["DepositOrder"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_request_body_required_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_need.true.account_play.break"];
            409: components["responses"]["Refused409_reference.reused"];
            413: components["responses"]["Refused413_request_body_too_large"];
            415: components["responses"]["Refused415_request_body_type"];
            422: components["responses"]["Refused422_channel.unknown_channel.closed_bank.unknown_bonus.unknown_amount.too.small_amount.too.large_amount.step_limit.deposit"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    depositVirtualWallet: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to deposit. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepositRequest"];
            };
        };
        responses: {
            /** @description A deposit. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["DepositOrder"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_request_body_required_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_need.true.account_play.break"];
            409: components["responses"]["Refused409_reference.reused"];
            413: components["responses"]["Refused413_request_body_too_large"];
            415: components["responses"]["Refused415_request_body_type"];
            422: components["responses"]["Refused422_channel.unknown_channel.closed_bank.unknown_bonus.unknown_amount.too.small_amount.too.large_amount.step_limit.deposit"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    listOpenDeposits: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deposits. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["DepositOrders"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_need.true.account_play.break"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    reportPaid: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The order. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderRequest"];
            };
        };
        responses: {
            /** @description A deposit. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["DepositOrder"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_request_body_required_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_need.true.account_play.break"];
            404: components["responses"]["Refused404_order.not.found"];
            409: components["responses"]["Refused409_order.state"];
            413: components["responses"]["Refused413_request_body_too_large"];
            415: components["responses"]["Refused415_request_body_type"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    uploadPaymentProof: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description A picture of the payment. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PaymentProofUpload"];
            };
        };
        responses: {
            /** @description A deposit. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["DepositOrder"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_request_body_required_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_need.true.account_play.break"];
            404: components["responses"]["Refused404_order.not.found"];
            409: components["responses"]["Refused409_order.state"];
            413: components["responses"]["Refused413_request_body_too_large"];
            415: components["responses"]["Refused415_request_body_type"];
            422: components["responses"]["Refused422_file.type_file.too.large"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    getPaymentProof: {
        parameters: {
            query: {
                /**
                 * @description The order.
                 * @example D202601010000000042
                 */
                orderNo: components["schemas"]["OrderNo"];
            };
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A picture of a payment. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["PaymentProof"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_need.true.account_play.break"];
            404: components["responses"]["Refused404_order.not.found_proof.not.found"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    getDepositOrder: {
        parameters: {
            query: {
                /**
                 * @description The order.
                 * @example D202601010000000042
                 */
                orderNo: components["schemas"]["OrderNo"];
            };
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A deposit. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["DepositOrder"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_need.true.account_play.break"];
            404: components["responses"]["Refused404_order.not.found"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    cancelDepositOrder: {
        parameters: {
            query: {
                /**
                 * @description The order.
                 * @example D202601010000000042
                 */
                orderNo: components["schemas"]["OrderNo"];
            };
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A deposit. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["DepositOrder"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_need.true.account_play.break"];
            404: components["responses"]["Refused404_order.not.found"];
            409: components["responses"]["Refused409_order.state"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    listDeposits: {
        parameters: {
            query?: {
                /**
                 * @description Only from this time on, in epoch milliseconds; not after `to`.
                 * @example 1767139200000
                 */
                from?: components["parameters"]["From"];
                /**
                 * @description Only before this time, in epoch milliseconds.
                 * @example 1767225600000
                 */
                to?: components["parameters"]["To"];
                /**
                 * @description The page to answer, from 1.
                 * @example 1
                 */
                pageNo?: components["parameters"]["PageNo"];
                /**
                 * @description Rows on a page.
                 * @example 15
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Only orders in this state.
                 * @example success
                 */
                state?: components["schemas"]["DepositState"];
            };
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the deposit record. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["DepositsPage"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_play.break"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    listRollovers: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What must be wagered before a withdrawal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Rollovers"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_need.true.account"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    forfeitBonus: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The rollover of the bonus. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RolloverRequest"];
            };
        };
        responses: {
            /** @description What must be wagered for one credit. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Rollover"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_request_body_required_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_need.true.account"];
            404: components["responses"]["Refused404_rollover.not.found"];
            409: components["responses"]["Refused409_rollover.closed"];
            413: components["responses"]["Refused413_request_body_too_large"];
            415: components["responses"]["Refused415_request_body_type"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    getWithdrawSettings: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the member may withdraw. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["WithdrawSettings"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_need.true.account"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    withdraw: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to withdraw. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "methodCode": "bank",
                 *       "payoutId": 12,
                 *       "amount": "500.00",
                 *       "paymentPassword": "246810",
                 *       "reference": "01JH7Q2N8F4T"
                 *     }
                 */
                "application/json": components["schemas"]["WithdrawRequest"];
            };
        };
        responses: {
            /** @description A withdrawal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["WithdrawOrder"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_request_body_required_decrypt_failed_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_need.true.account"];
            409: components["responses"]["Refused409_reference.reused"];
            413: components["responses"]["Refused413_request_body_too_large"];
            415: components["responses"]["Refused415_request_body_type"];
            /** @description The member has no payment password yet. The payment password is wrong; the answer says how many tries are left. Too many wrong payment passwords; the answer says until when. The member has no such account. The account was added too recently to be paid to. The name is not the member's payee name. The brand does not pay this kind of account in this way. Something must be wagered before a withdrawal. The amount is below the least that is taken. The amount is above the most that is taken at once. The amount is above what is left for today. There are no more withdrawals today. The wallet has less than the amount. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Failure"];
                        value: components["schemas"]["PaymentRefusal"];
                        message: components["schemas"]["Message"];
                        /**
                         * @description Why it is refused.
                         * @example balance.insufficient
                         * @enum {string}
                         */
                        errorCode: "payment.password.missing" | "payment.password.wrong" | "payment.password.locked" | "payout.account.not.found" | "payout.account.not.usable" | "payee.name.differs" | "method.unknown" | "rollover.open" | "amount.too.small" | "amount.too.large" | "withdraw.day.amount" | "withdraw.day.count" | "balance.insufficient";
                    };
                };
            };
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    getWithdrawOrder: {
        parameters: {
            query: {
                /**
                 * @description The order.
                 * @example D202601010000000042
                 */
                orderNo: components["schemas"]["OrderNo"];
            };
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A withdrawal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["WithdrawOrder"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_need.true.account"];
            404: components["responses"]["Refused404_order.not.found"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    cancelWithdraw: {
        parameters: {
            query: {
                /**
                 * @description The order.
                 * @example D202601010000000042
                 */
                orderNo: components["schemas"]["OrderNo"];
            };
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A withdrawal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["WithdrawOrder"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_need.true.account"];
            404: components["responses"]["Refused404_order.not.found"];
            409: components["responses"]["Refused409_order.state"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    listWithdrawals: {
        parameters: {
            query?: {
                /**
                 * @description Only from this time on, in epoch milliseconds; not after `to`.
                 * @example 1767139200000
                 */
                from?: components["parameters"]["From"];
                /**
                 * @description Only before this time, in epoch milliseconds.
                 * @example 1767225600000
                 */
                to?: components["parameters"]["To"];
                /**
                 * @description The page to answer, from 1.
                 * @example 1
                 */
                pageNo?: components["parameters"]["PageNo"];
                /**
                 * @description Rows on a page.
                 * @example 15
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Only orders in this state.
                 * @example success
                 */
                state?: components["schemas"]["WithdrawState"];
            };
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the withdrawal record. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["WithdrawalsPage"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    listReceiptConfirmations: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Payments to confirm. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["ReceiptConfirmations"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_need.true.account"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    confirmReceipt: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Whether a payment arrived. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReceiptRequest"];
            };
        };
        responses: {
            /** @description A withdrawal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["WithdrawOrder"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_request_body_required_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_need.true.account"];
            404: components["responses"]["Refused404_order.not.found"];
            409: components["responses"]["Refused409_order.state"];
            413: components["responses"]["Refused413_request_body_too_large"];
            415: components["responses"]["Refused415_request_body_type"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    getGameMenus: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameMenu"][];
                };
            };
            400: components["responses"]["Bare400_request_param_err_function.not.available"];
            403: components["responses"]["Bare403_region.restricted"];
            503: components["responses"]["Bare503_system.maintenance"];
        };
    };
    listVendors: {
        parameters: {
            query: {
                /**
                 * @description Only this category.
                 * @example RNG
                 */
                gameType?: components["parameters"]["GameType"];
                /**
                 * @description The kind of page that plays the games.
                 * @example html5-desktop
                 */
                platform: "html5-desktop";
            };
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A lane for each category. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /** @description A lane for each category. */
                        value: components["schemas"]["VendorLane"][];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            403: components["responses"]["Refused403_region.restricted"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    listHotGames: {
        parameters: {
            query: {
                /**
                 * @description Only this vendor.
                 * @example AURUM
                 */
                vassalage?: components["parameters"]["Vassalage"];
                /**
                 * @description The kind of page that plays the games.
                 * @example html5-desktop
                 */
                platform?: components["parameters"]["Platform"];
                /**
                 * @description The language of the names; the header's without it.
                 * @example EN
                 */
                language?: components["parameters"]["TextLanguage"];
                /**
                 * @description The brand, as in the Merchant header.
                 * @example baize
                 */
                merchantCode: string;
                /**
                 * @description 2 asks for the brand's own choice.
                 * @example 2
                 */
                isPlatform: 2;
            };
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The games in order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /** @description The games in order. */
                        value: components["schemas"]["Game"][];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            403: components["responses"]["Refused403_region.restricted"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    listGames: {
        parameters: {
            query: {
                /**
                 * @description 3 is the web.
                 * @example 3
                 */
                clientType: components["parameters"]["ClientType"];
                /**
                 * @description Only this vendor.
                 * @example AURUM
                 */
                vassalage?: components["parameters"]["Vassalage"];
                /**
                 * @description The language of the names; the header's without it.
                 * @example EN
                 */
                language?: components["parameters"]["TextLanguage"];
                /**
                 * @description The page to answer, from 1.
                 * @example 1
                 */
                pageNo?: components["parameters"]["PageNo"];
                /**
                 * @description Rows on a page.
                 * @example 15
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description The kinds of game that the page can play.
                 * @example flash,html5-desktop
                 */
                platform: "flash,html5-desktop";
                /**
                 * @description The category.
                 * @example RNG
                 */
                gameType: components["schemas"]["GameType"];
                /**
                 * @description The channel that the visitor came through.
                 * @example web
                 */
                channel?: string;
                /**
                 * @description The brand, as in the Merchant header.
                 * @example baize
                 */
                merchant?: string;
                /**
                 * @description Only this class: JP slots, TG table, VP video poker, AC arcade, SC scratch, BG bingo.
                 * @example JP
                 */
                gameClassify?: "JP" | "TG" | "VP" | "AC" | "SC" | "BG" | "ALL";
                /**
                 * @description Only games with this in their name, in whatever case.
                 * @example koi
                 */
                gameName?: string;
                /**
                 * @description Only games with exactly this minimum bet, in the brand's unit (`unit` of getWhitelabel): at a unit of 1000, 0.1 finds games from 100. Amounts in responses are in the currency.
                 * @example 0.1
                 */
                minBet?: number;
                /**
                 * @description Only games with at least this many lines.
                 * @example 20
                 */
                minLineNum?: number;
                /**
                 * @description The order: popular by rank, new with new games first, name by the name in the asked language, rtp from the highest.
                 * @example name
                 */
                sort?: components["schemas"]["GameSort"];
                /**
                 * @description Only games with each of these, with commas: jackpot, new, lowStake.
                 * @example jackpot,new
                 */
                flags?: string;
            };
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of games. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["GamesPage"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            403: components["responses"]["Refused403_region.restricted"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    getWinnerBoard: {
        parameters: {
            query: {
                /**
                 * @description The language of the names; the header's without it.
                 * @example EN
                 */
                language?: components["parameters"]["TextLanguage"];
                /**
                 * @description ALL, or one category.
                 * @example ALL
                 */
                gameCategory: "ALL" | "RNG" | "LIVE" | "FISH" | "PVP" | "SPORTS" | "ESPORTS" | "ELOTT" | "LOTT" | "COCKFIGHT";
                /**
                 * @description How many rows at most.
                 * @example 50
                 */
                limitNum?: number;
            };
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The winner board. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["WinnerBoard"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            403: components["responses"]["Refused403_region.restricted"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    getJackpot: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The jackpot. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Jackpot"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            403: components["responses"]["Refused403_region.restricted"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    getVendorGameTypes: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories in order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /** @description The categories in order. */
                        value: components["schemas"]["VendorGameType"][];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            403: components["responses"]["Refused403_region.restricted"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    listFavouriteIds: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member's favourites. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["FavouriteIds"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_play.break"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    listFavourites: {
        parameters: {
            query: {
                /**
                 * @description 3 is the web.
                 * @example 3
                 */
                clientType: components["parameters"]["ClientType"];
                /**
                 * @description Only this category.
                 * @example RNG
                 */
                gameType?: components["parameters"]["GameType"];
                /**
                 * @description Only this vendor.
                 * @example AURUM
                 */
                vassalage?: components["parameters"]["Vassalage"];
                /**
                 * @description The language of the names; the header's without it.
                 * @example EN
                 */
                language?: components["parameters"]["TextLanguage"];
                /**
                 * @description The page to answer, from 1.
                 * @example 1
                 */
                pageNo?: components["parameters"]["PageNo"];
                /**
                 * @description Rows on a page.
                 * @example 15
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description The kinds of game that the page can play.
                 * @example flash
                 */
                platform: "flash";
            };
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of favourites. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["FavouritesPage"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_play.break"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    addFavourite: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The game to add. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FavouriteRequest"];
            };
        };
        responses: {
            /** @description The member's favourites. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["FavouriteIds"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_request_body_required_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_play.break"];
            404: components["responses"]["Refused404_game.not.found"];
            413: components["responses"]["Refused413_request_body_too_large"];
            415: components["responses"]["Refused415_request_body_type"];
            422: components["responses"]["Refused422_favourites.full"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    removeFavourite: {
        parameters: {
            query: {
                /**
                 * @description The game.
                 * @example 412
                 */
                nodeId: components["schemas"]["NodeId"];
                /**
                 * @description Its vendor.
                 * @example AURUM
                 */
                vendor?: components["schemas"]["VendorCode"];
                /**
                 * @description Its category.
                 * @example RNG
                 */
                gameType?: components["schemas"]["GameType"];
            };
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member's favourites. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["FavouriteIds"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_play.break"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    listRecentGames: {
        parameters: {
            query: {
                /**
                 * @description 3 is the web.
                 * @example 3
                 */
                clientType: components["parameters"]["ClientType"];
                /**
                 * @description Only this category.
                 * @example RNG
                 */
                gameType?: components["parameters"]["GameType"];
                /**
                 * @description Only this vendor.
                 * @example AURUM
                 */
                vassalage?: components["parameters"]["Vassalage"];
                /**
                 * @description The language of the names; the header's without it.
                 * @example EN
                 */
                language?: components["parameters"]["TextLanguage"];
                /**
                 * @description The page to answer, from 1.
                 * @example 1
                 */
                pageNo?: components["parameters"]["PageNo"];
                /**
                 * @description Rows on a page.
                 * @example 15
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /** @description A page. */
                        value: {
                            /** @description The rows of the page. */
                            list: components["schemas"]["Game"][];
                            pageNo: components["schemas"]["PageNo"];
                            totalPages: components["schemas"]["TotalPages"];
                            total: components["schemas"]["Total"];
                        };
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_play.break"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    listRooms: {
        parameters: {
            query?: {
                /**
                 * @description Only this vendor.
                 * @example AURUM
                 */
                vassalage?: components["parameters"]["Vassalage"];
                /**
                 * @description The language of the names; the header's without it.
                 * @example EN
                 */
                language?: components["parameters"]["TextLanguage"];
                /**
                 * @description Only this game.
                 * @example CARDHALL_0001
                 */
                gameCode?: components["schemas"]["GameCode"];
            };
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rooms by game and stake. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /** @description The rooms by game and stake. */
                        value: components["schemas"]["Room"][];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            403: components["responses"]["Refused403_region.restricted"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    launchGame: {
        parameters: {
            query: {
                /**
                 * @description The kind of page that plays the games.
                 * @example html5-desktop
                 */
                platform?: components["parameters"]["Platform"];
                /**
                 * @description The language of the names; the header's without it.
                 * @example EN
                 */
                language?: components["parameters"]["TextLanguage"];
                /**
                 * @description Where the game leads when it is left.
                 * @example http://baize.localhost:3000/rng
                 */
                lobbyUrl?: components["parameters"]["LobbyUrl"];
                /**
                 * @description The game.
                 * @example AURUM_0001
                 */
                gameCode: components["schemas"]["GameCode"];
                /**
                 * @description Its vendor.
                 * @example AURUM
                 */
                vassalage?: components["schemas"]["VendorCode"];
                /**
                 * @description Its category.
                 * @example RNG
                 */
                gameType?: components["schemas"]["GameType"];
                /**
                 * @description The room, for a game between players; the cheapest without it.
                 * @example CARDHALL_0001-1
                 */
                roomId?: string;
            };
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How a game is opened. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Launch"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_play.break"];
            404: components["responses"]["Refused404_game.not.found"];
            422: components["responses"]["Refused422_vendor.maintenance_game.not.playable_limit.time"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    launchGameFb: {
        parameters: {
            query?: {
                /**
                 * @description The kind of page that plays the games.
                 * @example html5-desktop
                 */
                platform?: components["parameters"]["Platform"];
                /**
                 * @description The language of the names; the header's without it.
                 * @example EN
                 */
                language?: components["parameters"]["TextLanguage"];
                /**
                 * @description Where the game leads when it is left.
                 * @example http://baize.localhost:3000/rng
                 */
                lobbyUrl?: components["parameters"]["LobbyUrl"];
            };
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How a game is opened. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Launch"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_play.break"];
            422: components["responses"]["Refused422_vendor.maintenance_game.not.playable_limit.time"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    launchTrial: {
        parameters: {
            query: {
                /**
                 * @description The kind of page that plays the games.
                 * @example html5-desktop
                 */
                platform?: components["parameters"]["Platform"];
                /**
                 * @description The language of the names; the header's without it.
                 * @example EN
                 */
                language?: components["parameters"]["TextLanguage"];
                /**
                 * @description Where the game leads when it is left.
                 * @example http://baize.localhost:3000/rng
                 */
                lobbyUrl?: components["parameters"]["LobbyUrl"];
                /**
                 * @description The game.
                 * @example AURUM_0001
                 */
                gameCode: components["schemas"]["GameCode"];
            };
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How a game is opened. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Launch"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            403: components["responses"]["Refused403_region.restricted"];
            404: components["responses"]["Refused404_game.not.found"];
            422: components["responses"]["Refused422_vendor.maintenance_game.not.playable"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    getRankList: {
        parameters: {
            query?: {
                /**
                 * @description The day, the week or the month that is under way in the brand's zone, GMT+8.
                 * @example DAY
                 */
                period?: "DAY" | "WEEK" | "MONTH";
                /**
                 * @description How many rows at most.
                 * @example 10
                 */
                limitNum?: number;
            };
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ranking. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["RankList"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            403: components["responses"]["Refused403_region.restricted"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    listBets: {
        parameters: {
            query?: {
                /**
                 * @description Only from this time on, in epoch milliseconds; not after `to`.
                 * @example 1767139200000
                 */
                from?: components["parameters"]["From"];
                /**
                 * @description Only before this time, in epoch milliseconds.
                 * @example 1767225600000
                 */
                to?: components["parameters"]["To"];
                /**
                 * @description Only this category.
                 * @example RNG
                 */
                gameType?: components["parameters"]["GameType"];
                /**
                 * @description Only this vendor.
                 * @example AURUM
                 */
                vassalage?: components["parameters"]["Vassalage"];
                /**
                 * @description The language of the names; the header's without it.
                 * @example EN
                 */
                language?: components["parameters"]["TextLanguage"];
                /**
                 * @description The page to answer, from 1.
                 * @example 1
                 */
                pageNo?: components["parameters"]["PageNo"];
                /**
                 * @description Rows on a page.
                 * @example 15
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Only bets in this state.
                 * @example won
                 */
                state?: components["schemas"]["BetState"];
            };
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the betting record. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["BetsPage"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_play.break"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    listBetExport: {
        parameters: {
            query?: {
                /**
                 * @description Only from this time on, in epoch milliseconds; not after `to`.
                 * @example 1767139200000
                 */
                from?: components["parameters"]["From"];
                /**
                 * @description Only before this time, in epoch milliseconds.
                 * @example 1767225600000
                 */
                to?: components["parameters"]["To"];
                /**
                 * @description Only this category.
                 * @example RNG
                 */
                gameType?: components["parameters"]["GameType"];
                /**
                 * @description Only this vendor.
                 * @example AURUM
                 */
                vassalage?: components["parameters"]["Vassalage"];
                /**
                 * @description The language of the names; the header's without it.
                 * @example EN
                 */
                language?: components["parameters"]["TextLanguage"];
                /**
                 * @description Where the answer before ended, as it said in `next`; the newest row without it.
                 * @example 1767225600000-812
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Rows of an answer.
                 * @example 1000
                 */
                pageSize?: components["parameters"]["ExportSize"];
                /**
                 * @description Only bets in this state.
                 * @example won
                 */
                state?: components["schemas"]["BetState"];
            };
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bets, and where the next ones begin. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["BetExport"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_play.break"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    getRoundProof: {
        parameters: {
            query: {
                /**
                 * @description The language of the names; the header's without it.
                 * @example EN
                 */
                language?: components["parameters"]["TextLanguage"];
                /**
                 * @description The bet's order number.
                 * @example B202601010000000042
                 */
                orderNo: components["schemas"]["OrderNo"];
            };
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A bet and the proof of its round. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["ProvenBet"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_play.break"];
            404: components["responses"]["Refused404_bet.not.found"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    countUnread: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Unread counts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Unread"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_play.break"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /**
                 * @description The page to answer, from 1.
                 * @example 1
                 */
                pageNo?: components["parameters"]["PageNo"];
                /**
                 * @description Rows on a page.
                 * @example 15
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description When true only those that are not read.
                 * @example true
                 */
                unread?: boolean;
            };
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the inbox. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["MessagesPage"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_play.break"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    readMessages: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Which messages; all of the member's without ids. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessagesToRead"];
            };
        };
        responses: {
            /** @description Unread counts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Unread"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_request_body_required_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_play.break"];
            404: components["responses"]["Refused404_message.not.found"];
            413: components["responses"]["Refused413_request_body_too_large"];
            415: components["responses"]["Refused415_request_body_type"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    deleteMessages: {
        parameters: {
            query: {
                /**
                 * @description The message.
                 * @example 812
                 */
                id: number;
            };
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Unread counts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Unread"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_play.break"];
            404: components["responses"]["Refused404_message.not.found"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    restoreMessages: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Which messages. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageIds"];
            };
        };
        responses: {
            /** @description Unread counts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Unread"];
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_request_body_required_function.not.available"];
            401: components["responses"]["Refused401_login.not.session_user.or.token.invalid"];
            403: components["responses"]["Refused403_region.restricted_play.break"];
            404: components["responses"]["Refused404_message.not.found"];
            413: components["responses"]["Refused413_request_body_too_large"];
            415: components["responses"]["Refused415_request_body_type"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
    listNotices: {
        parameters: {
            query?: {
                /**
                 * @description The page to answer, from 1.
                 * @example 1
                 */
                pageNo?: components["parameters"]["PageNo"];
                /**
                 * @description Rows on a page.
                 * @example 15
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header: {
                /**
                 * @description The brand's merchant code; exactly one.
                 * @example baize
                 */
                Merchant: components["parameters"]["Merchant"];
                /**
                 * @description The language of texts in the answer; the brand's default language without it.
                 * @example EN
                 */
                Language?: components["parameters"]["Language"];
                /**
                 * @description The kind of client; a site is WEB.
                 * @example WEB
                 */
                Device?: components["parameters"]["Device"];
                /**
                 * @description The gateway's dialect.
                 * @example 3
                 */
                "X-Gateway-Version"?: components["parameters"]["GatewayVersion"];
                /**
                 * @description When the client sent the request, in epoch milliseconds.
                 * @example 1767225600000
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The player's address, for region rules; the first one counts.
                 * @example 203.0.113.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description The host that the player opened, for domain rules.
                 * @example baize.localhost
                 */
                "X-Forwarded-Host"?: components["parameters"]["ForwardedHost"];
                /**
                 * @description Echoed in the answer and written to the log.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /** @description A page. */
                        value: {
                            /** @description The rows of the page. */
                            list: components["schemas"]["Notice"][];
                            pageNo: components["schemas"]["PageNo"];
                            totalPages: components["schemas"]["TotalPages"];
                            total: components["schemas"]["Total"];
                        };
                    };
                };
            };
            400: components["responses"]["Refused400_request_param_err_function.not.available"];
            403: components["responses"]["Refused403_region.restricted"];
            503: components["responses"]["Refused503_system.maintenance"];
        };
    };
}
