// Written by "npm run generate" from openapi/: do not edit.
export interface paths {
    "/__mock/health": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Echoed in the answer.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Is the mock up
         * @description Answers once the mock serves requests.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/worlds": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Echoed in the answer.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * All worlds
         * @description The worlds that exist, in name order.
         */
        get: operations["listWorlds"];
        put?: never;
        /**
         * Make a world
         * @description Makes a world from the seed; a world that exists is left as it is and answered with 200. There are at most MOCK_MAX_WORLDS (200); a
         *     request to the gaming API that names one too many is answered with 400. The first world of the template `team` waits until that is built,
         *     up to two minutes.
         */
        post: operations["createWorld"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/worlds/{world}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Echoed in the answer.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The world's name.
                 * @example default
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a world
         * @description Closes the world and removes its file; its name may be used again.
         */
        delete: operations["deleteWorld"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/worlds/{world}/reset": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Echoed in the answer.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The world's name.
                 * @example default
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Back to the seed
         * @description Puts database, clock, random source, faults, inbox and request log back to the seed.
         */
        post: operations["resetWorld"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/worlds/{world}/clock": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Echoed in the answer.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The world's name.
                 * @example default
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        /**
         * Read the clock
         * @description What time it is in the world.
         */
        get: operations["getClock"];
        /**
         * Set the clock
         * @description Real, frozen at a time, shifted by an offset, or running at a rate from a time. A time before the first draw of the lotteries, or after the year 2099, is refused; a running clock stops there.
         */
        put: operations["setClock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/worlds/{world}/clock/advance": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Echoed in the answer.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The world's name.
                 * @example default
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let time pass
         * @description Moves the clock forward at once, whatever its mode, at most to the end of the year 2099.
         */
        post: operations["advanceClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/worlds/{world}/inbox": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Echoed in the answer.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The world's name.
                 * @example default
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        /**
         * Read the inbox
         * @description Text messages and mails that the world has sent, newest first.
         */
        get: operations["listInbox"];
        put?: never;
        post?: never;
        /**
         * Empty the inbox
         * @description Forgets the messages sent so far.
         */
        delete: operations["clearInbox"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/worlds/{world}/requests": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Echoed in the answer.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The world's name.
                 * @example default
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        /**
         * Read the request log
         * @description The latest requests to the gaming API in this world, newest first; at most 500 are kept.
         */
        get: operations["listRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/worlds/{world}/faults": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Echoed in the answer.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The world's name.
                 * @example default
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        /**
         * Read the faults
         * @description The failures that are set.
         */
        get: operations["getFaults"];
        /**
         * Set the faults
         * @description Replaces the failures; an empty list ends them.
         */
        put: operations["setFaults"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/worlds/{world}/brands/{brand}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Echoed in the answer.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The world's name.
                 * @example default
                 */
                world: components["parameters"]["World"];
                /**
                 * @description The brand's merchant code.
                 * @example baize
                 */
                brand: components["parameters"]["Brand"];
            };
            cookie?: never;
        };
        /**
         * Read a brand
         * @description A brand's state, its currency and its zone.
         */
        get: operations["getBrand"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a brand
         * @description Opens and closes a brand, restricts addresses, and switches modules; what is not named stays.
         */
        patch: operations["changeBrand"];
        trace?: never;
    };
    "/__mock/worlds/{world}/brands/{brand}/members": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Echoed in the answer.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The world's name.
                 * @example default
                 */
                world: components["parameters"]["World"];
                /**
                 * @description The brand's merchant code.
                 * @example baize
                 */
                brand: components["parameters"]["Brand"];
            };
            cookie?: never;
        };
        /**
         * A brand's members
         * @description Every account of the brand in this world, with the sum of its wallets, in the order of registration.
         */
        get: operations["listBrandMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/worlds/{world}/brands/{brand}/vendors": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Echoed in the answer.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The world's name.
                 * @example default
                 */
                world: components["parameters"]["World"];
                /**
                 * @description The brand's merchant code.
                 * @example baize
                 */
                brand: components["parameters"]["Brand"];
            };
            cookie?: never;
        };
        /**
         * A brand's vendors
         * @description The vendors that the brand carries, by code.
         */
        get: operations["listBrandVendors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/worlds/{world}/brands/{brand}/sessions": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Echoed in the answer.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The world's name.
                 * @example default
                 */
                world: components["parameters"]["World"];
                /**
                 * @description The brand's merchant code.
                 * @example baize
                 */
                brand: components["parameters"]["Brand"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign a member in
         * @description Opens a session of a member, without password, puzzle or code. The token goes into `Authorization` as it is.
         */
        post: operations["createSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/worlds/{world}/brands/{brand}/applications": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Echoed in the answer.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The world's name.
                 * @example default
                 */
                world: components["parameters"]["World"];
                /**
                 * @description The brand's merchant code.
                 * @example baize
                 */
                brand: components["parameters"]["Brand"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide about an application
         * @description What the back office decides by hand about a member's application for a promotion that is in review.
         */
        post: operations["answerApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/worlds/{world}/brands/{brand}/rewards": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Echoed in the answer.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The world's name.
                 * @example default
                 */
                world: components["parameters"]["World"];
                /**
                 * @description The brand's merchant code.
                 * @example baize
                 */
                brand: components["parameters"]["Brand"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a member a reward
         * @description What the back office gives a member to claim, as money or as points.
         */
        post: operations["createReward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/worlds/{world}/brands/{brand}/rewards/held": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Echoed in the answer.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The world's name.
                 * @example default
                 */
                world: components["parameters"]["World"];
                /**
                 * @description The brand's merchant code.
                 * @example baize
                 */
                brand: components["parameters"]["Brand"];
            };
            cookie?: never;
        };
        /**
         * Rewards held for review
         * @description The referral rewards that are held back until the back office decides, oldest first, with the reason that no member is told.
         */
        get: operations["listHeldRewards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/worlds/{world}/brands/{brand}/rewards/{rewardId}/decision": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Echoed in the answer.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The world's name.
                 * @example default
                 */
                world: components["parameters"]["World"];
                /**
                 * @description The brand's merchant code.
                 * @example baize
                 */
                brand: components["parameters"]["Brand"];
                /**
                 * @description The reward.
                 * @example 12
                 */
                rewardId: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release or refuse a held reward
         * @description What the back office decides about a held reward: released, the member can claim it; refused, it is revoked. Both are told by mail. The same decision again changes nothing.
         */
        post: operations["answerHeldReward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/worlds/{world}/brands/{brand}/promotions/{promotionId}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Echoed in the answer.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The world's name.
                 * @example default
                 */
                world: components["parameters"]["World"];
                /**
                 * @description The brand's merchant code.
                 * @example baize
                 */
                brand: components["parameters"]["Brand"];
                /**
                 * @description The promotion.
                 * @example 1001
                 */
                promotionId: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a promotion
         * @description Changes the period, the audience, the budget or the rules of a promotion; what is not named stays.
         */
        patch: operations["changePromotion"];
        trace?: never;
    };
    "/__mock/worlds/{world}/orders/{orderNo}/payment": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Echoed in the answer.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The world's name.
                 * @example default
                 */
                world: components["parameters"]["World"];
                /**
                 * @description The order's number.
                 * @example D202601010000000042
                 */
                orderNo: components["parameters"]["OrderNo"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a payment
         * @description Sends the payment provider's signed call-backs about a deposit: paid, also of another amount, late or several times; confirmations, the last of which credits; declined. A payment that a limit of the member forbids makes the order `returned`.
         */
        post: operations["reportPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/worlds/{world}/orders/{orderNo}/decision": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Echoed in the answer.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The world's name.
                 * @example default
                 */
                world: components["parameters"]["World"];
                /**
                 * @description The order's number.
                 * @example D202601010000000042
                 */
                orderNo: components["parameters"]["OrderNo"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide about a withdrawal
         * @description What the back office does by hand: begins the review, approves, rejects, pays or fails. A step that the order's state does not allow is refused.
         */
        post: operations["answerWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/worlds/{world}/redemptions/{orderNo}/decision": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Echoed in the answer.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The world's name.
                 * @example default
                 */
                world: components["parameters"]["World"];
                /**
                 * @description The order's number.
                 * @example D202601010000000042
                 */
                orderNo: components["parameters"]["OrderNo"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide about a redemption
         * @description What the back office does by hand with redeemed goods: sends, delivers or cancels, which gives points and stock back. A step that the state does not allow is refused.
         */
        post: operations["answerRedemption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/worlds/{world}/lottery/{gameCode}/draws/{numero}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Echoed in the answer.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The world's name.
                 * @example default
                 */
                world: components["parameters"]["World"];
                /**
                 * @description The lottery's code.
                 * @example ELOTT_0001
                 */
                gameCode: components["parameters"]["GameCode"];
                /**
                 * @description The draw's number.
                 * @example 202601010412
                 */
                numero: components["parameters"]["Numero"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Decide a draw
         * @description Says what a lottery's draw gives, in all brands, before it is drawn: its balls, or the numbers of its board; or makes it void, which gives its orders back at once. With `drawnAt` it is drawn before its time: orders of later are given back.
         */
        put: operations["setLotteryDraw"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/worlds/{world}/challenges": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Echoed in the answer.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The world's name.
                 * @example default
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        /**
         * What a person would read
         * @description The captchas and slider puzzles that wait for an answer, with the answer, the latest first.
         */
        get: operations["listChallenges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/worlds/{world}/brands/{brand}/proofs": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Echoed in the answer.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The world's name.
                 * @example default
                 */
                world: components["parameters"]["World"];
                /**
                 * @description The brand's merchant code.
                 * @example baize
                 */
                brand: components["parameters"]["Brand"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A solved puzzle
         * @description The proof of a solved slider puzzle without the puzzle, for tests that are about something else.
         */
        post: operations["createProof"];
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
        /** @description What is missing. */
        NoDraw: {
            /**
             * @description What there is none of.
             * @example draw.not.found
             * @enum {string}
             */
            errorCode: "world.not.found" | "game.not.found" | "draw.not.found";
            /**
             * @description What to do.
             * @example ELOTT_0001 has no draw "1".
             */
            message: string;
        };
        /** @description A time outside of the clock's range. */
        ClockOutside: {
            /**
             * @description Why it is refused.
             * @example clock.outside
             * @enum {string}
             */
            errorCode: "clock.outside";
            /**
             * @description What to do.
             * @example The clock may not be after 2100-01-01T08:00:00.000+08:00.
             */
            message: string;
        };
        /** @description Something that the brand does not have. */
        BrandLacks: {
            /**
             * @description Why it is refused.
             * @example module.unknown
             * @enum {string}
             */
            errorCode: "module.unknown" | "vendor.unknown" | "route.unknown" | "channel.unknown";
            /**
             * @description What to do.
             * @example This brand has no channel qr2.
             */
            message: string;
        };
        /** @description An order in another state. */
        WrongState: {
            /**
             * @description Why it is refused.
             * @example order.state
             * @enum {string}
             */
            errorCode: "order.state";
            /**
             * @description What to do.
             * @example The order is paying: "approve" is for orders that are reviewing.
             */
            message: string;
        };
        /** @description A draw that has been drawn. */
        DrawClosed: {
            /**
             * @description Why it is refused.
             * @example draw.closed
             * @enum {string}
             */
            errorCode: "draw.closed";
            /**
             * @description What to do.
             * @example The draw 202601010412 has been drawn.
             */
            message: string;
        };
        /** @description An outcome that the draw cannot have. */
        DrawImpossible: {
            /**
             * @description Why it is refused.
             * @example draw.impossible
             * @enum {string}
             */
            errorCode: "draw.impossible";
            /**
             * @description What to do.
             * @example body.balls: SSC draws 5 numbers from 0 to 9.
             */
            message: string;
        };
        /** @description A request that breaks this document. */
        Invalid: {
            /**
             * @description Which rule it broke.
             * @example request_param_err
             * @enum {string}
             */
            errorCode: "request_param_err" | "request_body_required";
            /**
             * @description What to do.
             * @example name must match the pattern
             */
            message: string;
        };
        /** @description A request whose body is over 1 MB. */
        TooLarge: {
            /**
             * @description Why it is refused.
             * @example request_body_too_large
             * @enum {string}
             */
            errorCode: "request_body_too_large";
            /**
             * @description What to do.
             * @example The body has 2000000 bytes: at most 1000000 are read.
             */
            message: string;
        };
        /** @description A template that could not be built. */
        TemplateFailed: {
            /**
             * @description Why it is refused.
             * @example template.failed
             * @enum {string}
             */
            errorCode: "template.failed";
            /**
             * @description What failed.
             * @example The template "team" could not be built by "npx tsx prisma/seed/team/template.ts": Error: There is no boss.
             */
            message: string;
        };
        /** @description One world too many. */
        TooManyWorlds: {
            /**
             * @description Why it is refused.
             * @example worlds.too.many
             * @enum {string}
             */
            errorCode: "worlds.too.many";
            /**
             * @description What to do.
             * @example There are 200 worlds, the most that MOCK_MAX_WORLDS allows: delete some.
             */
            message: string;
        };
        /** @description Something that is not there. */
        NotFound: {
            /**
             * @description What is missing.
             * @example world.not.found
             * @enum {string}
             */
            errorCode: "world.not.found" | "brand.not.found" | "order.not.found";
            /**
             * @description What to do.
             * @example There is no world "x": create it first.
             */
            message: string;
        };
        /** @description An agent of a brand without agents. */
        NoAgents: {
            /**
             * @description Why it is refused.
             * @example login.not.member
             * @enum {string}
             */
            errorCode: "login.not.member";
            /**
             * @description What to do.
             * @example This brand has no agents.
             */
            message: string;
        };
        /** @description Something that is not there. */
        NoMember: {
            /**
             * @description What is missing.
             * @example member.not.found
             * @enum {string}
             */
            errorCode: "world.not.found" | "brand.not.found" | "member.not.found";
            /**
             * @description What to do.
             * @example "baize" has no member "lukcy".
             */
            message: string;
        };
        /** @description Something that is not there. */
        NoOperation: {
            /**
             * @description What is missing.
             * @example operation.not.found
             * @enum {string}
             */
            errorCode: "world.not.found" | "operation.not.found";
            /**
             * @description What to do.
             * @example The contract has no operation "getbalance". Like it: getBalance.
             */
            message: string;
        };
        /**
         * Format: int64
         * @description A time in epoch milliseconds.
         * @example 1767225600000
         */
        EpochMs: number;
        /**
         * Format: int64
         * @description A time in epoch milliseconds.
         * @example 1767225600000
         */
        NullableTime: number | null;
        /**
         * @description The same time as ISO 8601, in the brands' zone.
         * @example 2026-01-01T08:00:00.000+08:00
         */
        IsoTime: string;
        /**
         * @description A world's name.
         * @example default
         */
        WorldName: string;
        /** @description The process. */
        Health: {
            /**
             * @description Always ok.
             * @example ok
             * @constant
             */
            status: "ok";
            /**
             * @description The contract's version.
             * @example 1.0.0
             */
            version: string;
            /**
             * @description Operations served.
             * @example 24
             */
            operations: number;
            /**
             * @description Worlds that are open.
             * @example 1
             */
            worlds: number;
            /**
             * @description Time since the start.
             * @example 5120
             */
            uptimeMs: number;
            /**
             * @description Resident memory.
             * @example 120000000
             */
            memoryBytes: number;
        };
        /** @description A world to be made. */
        NewWorld: {
            name: components["schemas"]["WorldName"];
            /**
             * @description What the random source starts from; worlds of one seed draw alike.
             * @example baize
             */
            seed?: string;
            clock?: components["schemas"]["ClockSetting"];
            /**
             * @description What the world begins with: `rich` has 180 days of play of the members lucky and victor, where the mock has that template; `team` has 5,000 members below boss at baize, with a year of sums and a month of bets; otherwise, and without this, `lean`.
             * @example rich
             * @enum {string}
             */
            template?: "lean" | "rich" | "team";
        };
        /** @description A world. */
        World: {
            name: components["schemas"]["WorldName"];
            /**
             * @description Whether its database is open; an idle world is closed and opens again when it is used.
             * @example true
             */
            isOpen: boolean;
            /** @description Its own time in epoch milliseconds. */
            now: components["schemas"]["EpochMs"];
            nowIso: components["schemas"]["IsoTime"];
            /** @description When it was last used, by the real clock. */
            lastUsed: components["schemas"]["EpochMs"];
            lastUsedIso: components["schemas"]["IsoTime"];
        };
        /**
         * @description How a clock runs. Each mode takes its own fields and no other.
         * @example {
         *       "mode": "frozen",
         *       "at": 1767225600000
         *     }
         */
        ClockSetting: components["schemas"]["RealClock"] | components["schemas"]["FrozenClock"] | components["schemas"]["OffsetClock"] | components["schemas"]["RateClock"];
        /**
         * @description A time in epoch milliseconds; now without it.
         * @example 1767225600000
         */
        ClockStart: number;
        /** @description The machine's time. */
        RealClock: {
            /**
             * @description Always real. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            mode: "real";
        };
        /** @description Stands at a time. */
        FrozenClock: {
            /**
             * @description Always frozen. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            mode: "frozen";
            at?: components["schemas"]["ClockStart"];
        };
        /** @description The machine's time and an offset. */
        OffsetClock: {
            /**
             * @description Always offset. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            mode: "offset";
            /**
             * @description Milliseconds to add.
             * @example 3600000
             */
            offsetMs?: number;
        };
        /** @description Runs `rate` times as fast from a time. */
        RateClock: {
            /**
             * @description Always rate. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            mode: "rate";
            at?: components["schemas"]["ClockStart"];
            /**
             * @description World seconds in a second.
             * @example 60
             */
            rate?: number;
        };
        /** @description A clock. */
        Clock: {
            setting: components["schemas"]["ClockSetting"];
            /** @description The time in epoch milliseconds. */
            now: components["schemas"]["EpochMs"];
            nowIso: components["schemas"]["IsoTime"];
        };
        /** @description A step forward. */
        Advance: {
            /**
             * @description Milliseconds.
             * @example 60000
             */
            ms: number;
        };
        /** @description A message that a world has sent. */
        InboxMessage: {
            /**
             * @description Its number in the world.
             * @example 1
             */
            id: number;
            /**
             * @description How it was sent.
             * @example sms
             * @enum {string}
             */
            channel: "sms" | "mail";
            /**
             * @description The number or address.
             * @example +639171234321
             */
            to: string;
            /**
             * @description A mail's subject.
             * @example null
             */
            subject: string | null;
            /**
             * @description What it says.
             * @example Your code is 482913.
             */
            text: string;
            /**
             * @description The code in it, if there is one.
             * @example 482913
             */
            code: string | null;
            /** @description When it was sent by the world's clock. */
            time: components["schemas"]["EpochMs"];
            timeIso: components["schemas"]["IsoTime"];
        };
        /** @description A puzzle that waits for an answer. */
        Challenge: {
            /**
             * @description A captcha's digits or a slider's place.
             * @example captcha
             * @enum {string}
             */
            kind: "captcha" | "slider";
            /**
             * @description The captchaId or sliderId.
             * @example 4k2m9x7c1q8w3e5r
             */
            id: string;
            /**
             * @description The digits; or how far from the left the piece belongs, in pixels.
             * @example 4821
             */
            answer: string;
            /** @description When it was made by the world's clock. */
            time: components["schemas"]["EpochMs"];
            timeIso: components["schemas"]["IsoTime"];
        };
        /** @description What a proof is for. */
        NewProof: {
            /**
             * @description What needs it.
             * @example login
             * @enum {string}
             */
            scene: "login" | "sms" | "register";
        };
        /** @description The four fields of a solved puzzle. */
        Proof: {
            /**
             * @description The number of its lot.
             * @example 4k2m9x7c1q8w3e5r
             */
            lotNumber: string;
            /**
             * @description Its result.
             * @example 4k2m9x7c1q8w3e5r
             */
            captchaOutput: string;
            /**
             * @description The proof itself.
             * @example 4k2m9x7c1q8w3e5r
             */
            passToken: string;
            /**
             * @description When it was solved in epoch seconds.
             * @example 1767225600
             */
            genTime: string;
        };
        /** @description A request that a world has answered. */
        LoggedRequest: {
            /**
             * @description Its number in the world.
             * @example 1
             */
            id: number;
            /**
             * @description The request's id.
             * @example 01JH7Q2N8F
             */
            requestId: string;
            /** @description When it came by the world's clock. */
            time: components["schemas"]["EpochMs"];
            timeIso: components["schemas"]["IsoTime"];
            /**
             * @description Its method.
             * @example GET
             */
            method: string;
            /**
             * @description Its path without the query.
             * @example /wps/system/status
             */
            path: string;
            /**
             * @description The operation.
             * @example getSystemStatus
             */
            operationId: string | null;
            /**
             * @description The brand.
             * @example baize
             */
            merchant: string | null;
            /**
             * @description The answer's status.
             * @example 200
             */
            status: number;
            /**
             * @description The answer's error code.
             * @example null
             */
            errorCode: string | null;
            /**
             * @description Where the mock made a mistake of its own.
             * @example null
             */
            stack: string | null;
            /**
             * @description How long it took.
             * @example 1.8
             */
            durationMs: number;
            /**
             * @description Whether it carried a good token.
             * @example false
             */
            isSignedIn: boolean;
        };
        /** @description Failures on purpose; the first that matches a request is applied. */
        Faults: components["schemas"]["Fault"][];
        /** @description A failure on purpose. */
        Fault: {
            /**
             * @description The operationId it meets, * for all, or vendor for the pages of the vendors.
             * @example *
             */
            operation: string;
            /**
             * @description delay waits `delayMs` and goes on; status answers `status` in the dialect's error shape; refuse answers `success: false` with `status`; html answers a page; empty answers nothing; cut ends the connection in the middle, down before the first byte; wrong-schema answers JSON of another shape.
             * @example delay
             * @enum {string}
             */
            kind: "delay" | "status" | "refuse" | "html" | "empty" | "cut" | "down" | "wrong-schema";
            /**
             * @description The answer's status; 500 without it.
             * @example 503
             */
            status?: number;
            /**
             * @description The error code of a refusal; fault.refuse without it.
             * @example login.not.session
             */
            errorCode?: string;
            /**
             * @description How long to wait first.
             * @example 10000
             */
            delayMs?: number;
            /**
             * @description How many requests it meets; all without it.
             * @example 1
             */
            times?: number;
        };
        /** @description What to change of a brand. */
        BrandChange: {
            /**
             * @description Closed for maintenance.
             * @example true
             */
            maintenance?: boolean;
            /** @description When it opens again. */
            maintenanceEndTime?: components["schemas"]["NullableTime"];
            /**
             * @description Addresses or prefixes that end in a dot or a colon.
             * @example [
             *       "203.0.113."
             *     ]
             */
            restrictedAddresses?: string[];
            /**
             * @description Modules to switch.
             * @example {
             *       "FREEPLAY3": false
             *     }
             */
            modules?: {
                [key: string]: boolean;
            };
            /**
             * @description Routes of the site to switch, by name.
             * @example {
             *       "promotions": false
             *     }
             */
            routes?: {
                [key: string]: boolean;
            };
            /**
             * @description Codes of the vendors that are closed, in all their categories; all others open.
             * @example [
             *       "AURUM"
             *     ]
             */
            vendorsInMaintenance?: string[];
            /** @description When the vendors of vendorsInMaintenance open again; not known without it. */
            vendorMaintenanceEndTime?: components["schemas"]["NullableTime"];
            /**
             * @description The brand's id at geetest, whose proofs are made by createProof here; null for the gateway's own puzzles.
             * @example 0a1b2c3d4e5f60718293a4b5c6d7e8f9
             */
            geetestId?: string | null;
            /**
             * @description How the brand hands out the address of its live chat: plain, encrypted (csType 3), or as an encrypted entry that does not open.
             * @example broken
             * @enum {string}
             */
            serviceLink?: "plain" | "encrypted" | "broken";
            payoutRules?: components["schemas"]["PayoutRulesChange"];
            /**
             * @description Codes of the deposit channels that are closed; all others open.
             * @example [
             *       "qr"
             *     ]
             */
            channelsInMaintenance?: string[];
            cashRules?: components["schemas"]["CashChange"];
        };
        /** @description What to change of the rules of deposits and withdrawals; amounts are whole units of the currency. */
        CashChange: {
            /**
             * @description Whether deposits are open.
             * @example true
             */
            allowDeposit?: boolean;
            /**
             * @description Whether withdrawals are open.
             * @example true
             */
            allowWithdraw?: boolean;
            /**
             * @description How long an order waits for its payment.
             * @example 15
             */
            depositMinutes?: number;
            /**
             * @description How often a deposit must be wagered.
             * @example 1
             */
            depositTurnover?: number;
            /**
             * @description The most that a member may withdraw in a day.
             * @example 100000
             */
            dayAmount?: number;
            /**
             * @description The most withdrawals in a day.
             * @example 5
             */
            dayCount?: number;
            /**
             * @description After how many minutes a C2C payment is confirmed by itself.
             * @example 30
             */
            receiptMinutes?: number;
            /** @description What to change of the back office's policy. */
            backOffice?: {
                /**
                 * @description By the clock, or by answerWithdrawal, answerRedemption and reportPayment alone.
                 * @example manual
                 * @enum {string}
                 */
                mode?: "auto" | "manual";
                /**
                 * @description How long a C2C counterpart is looked for.
                 * @example 3
                 */
                matchSeconds?: number;
                /**
                 * @description How long a reported transfer is checked.
                 * @example 20
                 */
                depositSeconds?: number;
                /**
                 * @description How long a withdrawal waits for its review.
                 * @example 60
                 */
                reviewSeconds?: number;
                /**
                 * @description How long its review takes.
                 * @example 60
                 */
                approveSeconds?: number;
                /**
                 * @description How long its payment takes.
                 * @example 60
                 */
                paySeconds?: number;
                /**
                 * @description After how long redeemed goods are sent.
                 * @example 3600
                 */
                sendSeconds?: number;
                /**
                 * @description How long they are under way.
                 * @example 172800
                 */
                deliverSeconds?: number;
                /**
                 * @description Withdrawals above are rejected.
                 * @example 80000
                 */
                rejectAbove?: number | null;
            };
        };
        /** @description What the payment provider reports. */
        PaymentReport: {
            /**
             * @description What became of the payment.
             * @example paid
             * @enum {string}
             */
            status: "pending" | "confirming" | "paid" | "declined";
            /**
             * @description What was paid; the order's amount without it.
             * @example 480.00
             */
            amount?: string;
            /**
             * @description The provider's name for the payment; a new one without it.
             * @example PAY1
             */
            paymentId?: string;
            /**
             * @description The confirmations so far.
             * @example 6
             */
            confirmations?: number;
            /**
             * @description How often it is reported.
             * @default 1
             * @example 2
             */
            times: number;
        };
        /**
         * @description What a draw gives; one of `balls`, `board` and `isVoid`.
         * @example {
         *       "balls": [
         *         1,
         *         2,
         *         3,
         *         4,
         *         5
         *       ]
         *     }
         */
        DrawOutcome: {
            /**
             * @description Its balls in their order.
             * @example [
             *       1,
             *       2,
             *       3,
             *       4,
             *       5
             *     ]
             */
            balls?: number[];
            /**
             * @description The numbers of a board by prize.
             * @example {
             *       "first": [
             *         "123456"
             *       ],
             *       "front": [
             *         "123",
             *         "456"
             *       ],
             *       "back": [
             *         "789",
             *         "012"
             *       ],
             *       "last": [
             *         "34"
             *       ]
             *     }
             */
            board?: {
                [key: string]: string[];
            };
            /**
             * @description Whether it does not count: its orders are given back.
             * @example true
             * @constant
             */
            isVoid?: true;
            /** @description When it is drawn, before its time; in epoch milliseconds. */
            drawnAt?: components["schemas"]["EpochMs"];
        };
        /** @description A draw that was decided. */
        DecidedDraw: {
            /**
             * @description The lottery.
             * @example ELOTT_0001
             */
            gameCode: string;
            /**
             * @description Its draw.
             * @example 202601010412
             */
            numero: string;
            /** @description When it is drawn. */
            drawAt: components["schemas"]["EpochMs"];
            /**
             * @description What was decided.
             * @example set
             * @enum {string}
             */
            source: "set" | "void";
        };
        /** @description What the back office decides. */
        ApplicationDecision: {
            /**
             * @description Whose application.
             * @example lucky
             */
            account: string;
            /**
             * @description For which promotion.
             * @example 1006
             */
            promotionId: number;
            /**
             * @description The decision.
             * @example approve
             * @enum {string}
             */
            decision: "approve" | "refuse";
        };
        /** @description An application's state. */
        ApplicationState: {
            /**
             * @description Its state.
             * @example approved
             * @enum {string}
             */
            state: "review" | "approved" | "refused";
        };
        /** @description A reward to give. */
        NewReward: {
            /**
             * @description To whom.
             * @example lucky
             */
            account: string;
            /**
             * @description Money or points.
             * @example CREDIT
             * @enum {string}
             */
            kind: "CREDIT" | "POINTS";
            /**
             * @description How much of the currency; whole points.
             * @example 100.00
             */
            amount: string;
            /**
             * @description How often money must be wagered; not at all by default.
             * @example 3
             */
            turnover?: number;
            /**
             * @description Days to wager it; no end by default.
             * @example 7
             */
            days?: number;
            /**
             * @description Days to claim it; no end by default.
             * @example 7
             */
            claimDays?: number;
        };
        /** @description A reward. */
        GivenReward: {
            /**
             * @description Its id.
             * @example 12
             */
            rewardId: number;
        };
        /** @description A reward that is held for review. */
        HeldReward: {
            /**
             * @description Its id.
             * @example 12
             */
            rewardId: number;
            /**
             * @description Whose reward.
             * @example lucky
             */
            account: string;
            /**
             * @description The friend who was invited.
             * @example juanito
             */
            friend: string;
            /**
             * @description The step that the friend has reached.
             * @example REGISTER
             * @enum {string}
             */
            tier: "REGISTER" | "DEPOSIT" | "TURNOVER";
            /**
             * @description Money or points.
             * @example CREDIT
             * @enum {string}
             */
            kind: "CREDIT" | "POINTS";
            /**
             * @description How much of the currency; whole points.
             * @example 300.00
             */
            amount: string;
            /**
             * @description Why: the network of the inviter's sessions, or a payout number that the inviter removed; null if it no longer applies.
             * @example NETWORK
             * @enum {string|null}
             */
            reason: "NETWORK" | "PAYOUT_NUMBER" | null;
            /** @description When it was given. */
            createdAt: components["schemas"]["EpochMs"];
        };
        /** @description What the back office decides. */
        HeldRewardDecision: {
            /**
             * @description The decision.
             * @example release
             * @enum {string}
             */
            decision: "release" | "refuse";
        };
        /** @description A reward after a decision. */
        DecidedReward: {
            /**
             * @description Its id.
             * @example 12
             */
            rewardId: number;
            /**
             * @description Its state.
             * @example claimable
             * @enum {string}
             */
            state: "claimable" | "claimed" | "revoked";
        };
        /** @description No such reward. */
        NoReward: {
            /**
             * @description Why it is refused.
             * @example reward.not.found
             * @enum {string}
             */
            errorCode: "world.not.found" | "brand.not.found" | "reward.not.found";
            /**
             * @description What to do.
             * @example There is no such referral reward.
             */
            message: string;
        };
        /** @description A reward that was decided otherwise. */
        RewardDecided: {
            /**
             * @description Why it is refused.
             * @example reward.decided
             * @enum {string}
             */
            errorCode: "reward.decided";
            /**
             * @description What to do.
             * @example The reward is revoked: "release" is for rewards that are held.
             */
            message: string;
        };
        /** @description What changes of a promotion. */
        PromotionChange: {
            /**
             * Format: int64
             * @description When it begins.
             * @example 1767225600000
             */
            startTime?: number;
            /**
             * Format: int64
             * @description When it ends.
             * @example 1769904000000
             */
            endTime?: number;
            /** @description For whom; for all when it is empty. */
            audience?: {
                /**
                 * @description The lowest rank.
                 * @example 5
                 */
                minimumRank?: number;
                /**
                 * @description Registered at most so many days ago.
                 * @example 30
                 */
                registeredDays?: number;
                /**
                 * @description With a mobile number or a mail address.
                 * @example true
                 */
                hasContact?: boolean;
            };
            /** @description Of all its rewards; none when it is empty. */
            budget?: {
                /**
                 * @description Whole units of the currency.
                 * @example 100000
                 */
                money?: number;
                /**
                 * @description Rewards.
                 * @example 100
                 */
                number?: number;
            };
            /**
             * @description Rules of its kind that change.
             * @example {
             *       "percent": 50
             *     }
             */
            rules?: {
                [key: string]: unknown;
            };
        };
        /** @description A promotion. */
        PromotionState: {
            /**
             * @description Its id.
             * @example 1001
             */
            promotionId: number;
            /**
             * @description Its code.
             * @example welcome-offer
             */
            code: string;
            /**
             * @description Its kind.
             * @example DEPOSIT
             * @enum {string}
             */
            kind: "DEPOSIT" | "CASHBACK" | "CHECKIN" | "APPLICATION" | "INFORMATION";
            /**
             * Format: int64
             * @description When it begins.
             * @example 1767225600000
             */
            startTime: number;
            /**
             * Format: int64
             * @description When it ends.
             * @example 1769904000000
             */
            endTime: number;
        };
        /** @description No such promotion. */
        NoPromotion: {
            /**
             * @description Why it is refused.
             * @example promotion.not.found
             * @enum {string}
             */
            errorCode: "world.not.found" | "brand.not.found" | "promotion.not.found";
            /**
             * @description What to do.
             * @example There is no such promotion.
             */
            message: string;
        };
        /** @description What the back office decides. */
        WithdrawalDecision: {
            /**
             * @description The step.
             * @example approve
             * @enum {string}
             */
            decision: "review" | "approve" | "reject" | "pay" | "fail";
        };
        /** @description What the back office decides. */
        RedemptionDecision: {
            /**
             * @description The step.
             * @example send
             * @enum {string}
             */
            decision: "send" | "deliver" | "cancel";
        };
        /** @description An order's state. */
        OrderState: {
            /**
             * @description The order.
             * @example D202601010000000042
             */
            orderNo: string;
            /**
             * @description Its state.
             * @example success
             */
            state: string;
        };
        /** @description A brand's state. */
        BrandState: {
            /**
             * @description The brand.
             * @example baize
             */
            merchantCode: string;
            /**
             * @description Its name.
             * @example Baize
             */
            name: string;
            /**
             * @description Its currency.
             * @example PHP
             */
            currency: string;
            /**
             * @description The zone of its days, weeks and months.
             * @example GMT+8
             * @constant
             */
            zone: "GMT+8";
            /**
             * @description Closed for maintenance.
             * @example false
             */
            maintenance: boolean;
            /** @description When it opens again. */
            maintenanceEndTime: components["schemas"]["NullableTime"];
            /**
             * @description Restricted addresses.
             * @example []
             */
            restrictedAddresses: string[];
            /**
             * @description Every module and whether it is on.
             * @example {
             *       "FREEPLAY3": true
             *     }
             */
            modules: {
                [key: string]: boolean;
            };
            /**
             * @description Every route that the brand lists and whether it is on.
             * @example {
             *       "promotions": true
             *     }
             */
            routes: {
                [key: string]: boolean;
            };
            /**
             * @description The vendors that are closed.
             * @example []
             */
            vendorsInMaintenance: string[];
            /**
             * @description The brand's id at geetest; null for the gateway's own puzzles.
             * @example null
             */
            geetestId: string | null;
            /**
             * @description How the address of the live chat is handed out.
             * @example plain
             * @enum {string}
             */
            serviceLink: "plain" | "encrypted" | "broken";
            payoutRules: components["schemas"]["PayoutRules"];
            /**
             * @description The deposit channels that are closed.
             * @example []
             */
            channelsInMaintenance: string[];
            /**
             * @description The rules of deposits and withdrawals.
             * @example {
             *       "dayCount": 5
             *     }
             */
            cashRules: {
                [key: string]: unknown;
            };
        };
        /** @description What to change of the rules for members' bank cards, e-wallets and crypto addresses. */
        PayoutRulesChange: {
            /**
             * @description How many accounts of a kind a member may have.
             * @example 5
             */
            limit?: number;
            /**
             * @description Hours before a new account can be withdrawn to.
             * @example 24
             */
            holdHours?: number;
            /**
             * @description Hours after a change of a member's number or address without codes for the payment password.
             * @example 72
             */
            contactHours?: number;
            /** @description The banks, e-wallets and chains that the brand pays to. */
            providers?: components["schemas"]["PayoutProvider"][];
        };
        /** @description The rules for members' accounts that withdrawals go to. */
        PayoutRules: {
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
             * @description Hours after a change of a member's number or address without codes for the payment password.
             * @example 72
             */
            contactHours: number;
            /** @description The banks, e-wallets and chains that the brand pays to. */
            providers: components["schemas"]["PayoutProvider"][];
        };
        /** @description A bank, an e-wallet or a chain that the brand pays to. */
        PayoutProvider: {
            /**
             * @description Its code.
             * @example LUZON
             */
            code: string;
            /**
             * @description What it is.
             * @example BANK
             * @enum {string}
             */
            kind: "BANK" | "EWALLET" | "CRYPTO";
            /**
             * @description Its name.
             * @example Bank of Luzon
             */
            name: string;
            /**
             * @description How its numbers are checked.
             * @example DIGITS
             * @enum {string}
             */
            numberFormat: "DIGITS" | "CARD" | "IBAN" | "TRC20" | "ERC20";
            /**
             * @description Fewest characters of a number.
             * @example 10
             */
            minLength: number;
            /**
             * @description Most characters of a number.
             * @example 12
             */
            maxLength: number;
        };
        /** @description A member of a brand. */
        BrandMember: {
            /**
             * @description The user name.
             * @example lucky
             */
            account: string;
            /**
             * @description 0 member; 1, 2, 41, 42 agents; 4 trial.
             * @example 0
             * @enum {integer}
             */
            type: 0 | 1 | 2 | 4 | 41 | 42;
            /**
             * @description The sum of the wallets.
             * @example 12458.75
             */
            balance: string;
            /**
             * @description The brand's currency.
             * @example PHP
             */
            currency: string;
        };
        /** @description A vendor that a brand carries. */
        BrandVendor: {
            /**
             * @description Its code.
             * @example AURUM
             */
            code: string;
            /**
             * @description The categories in which the brand carries it.
             * @example [
             *       "RNG"
             *     ]
             */
            gameTypes: string[];
            /**
             * @description Whether it is closed.
             * @example false
             */
            isInMaintenance: boolean;
        };
        /** @description Whom to sign in. */
        NewSession: {
            /**
             * @description The user name.
             * @example lucky
             */
            account: string;
        };
        /** @description An open session. */
        Session: {
            /**
             * @description The value of `Authorization`.
             * @example 4k2m9x7c1q8w3e5r
             */
            token: string;
            /**
             * @description The user name.
             * @example lucky
             */
            account: string;
            /**
             * @description 0 member; 1, 2, 41, 42 agents; 4 trial.
             * @example 0
             * @enum {integer}
             */
            type: 0 | 1 | 2 | 4 | 41 | 42;
            /** @description When it ends by the world's clock. */
            expiresAt: components["schemas"]["EpochMs"];
            expiresAtIso: components["schemas"]["IsoTime"];
        };
    };
    responses: {
        /** @description The request breaks this document. */
        Invalid: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Invalid"];
            };
        };
        /** @description The body is over 1 MB. */
        TooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TooLarge"];
            };
        };
        /** @description There is no such world, or no such brand in it. */
        NoWorld: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NotFound"];
            };
        };
        /** @description There is no such world, lottery or draw. */
        NoDraw: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NoDraw"];
            };
        };
    };
    parameters: {
        /**
         * @description Echoed in the answer.
         * @example 01JH7Q2N8F
         */
        RequestId: string;
        /**
         * @description The world's name.
         * @example default
         */
        World: components["schemas"]["WorldName"];
        /**
         * @description The brand's merchant code.
         * @example baize
         */
        Brand: string;
        /**
         * @description The lottery's code.
         * @example ELOTT_0001
         */
        GameCode: string;
        /**
         * @description The draw's number.
         * @example 202601010412
         */
        Numero: string;
        /**
         * @description The order's number.
         * @example D202601010000000042
         */
        OrderNo: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The request's X-Request-Id, or one that the mock draws.
         * @example 01JH7Q2N8F
         */
        RequestId: string;
        /**
         * @description No cache may keep the answer.
         * @example no-store
         */
        CacheControl: "no-store";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getHealth: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Echoed in the answer.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is up. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["Invalid"];
        };
    };
    listWorlds: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Echoed in the answer.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The worlds. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["World"][];
                };
            };
            400: components["responses"]["Invalid"];
        };
    };
    createWorld: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Echoed in the answer.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to make. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewWorld"];
            };
        };
        responses: {
            /** @description It existed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["World"];
                };
            };
            /** @description It was made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["World"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description There are as many worlds as may be. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyWorlds"];
                };
            };
            413: components["responses"]["TooLarge"];
            /** @description The clock would be outside of its range. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClockOutside"];
                };
            };
            /** @description Its template could not be built. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateFailed"];
                };
            };
        };
    };
    deleteWorld: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Echoed in the answer.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The world's name.
                 * @example default
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["World"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NoWorld"];
        };
    };
    resetWorld: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Echoed in the answer.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The world's name.
                 * @example default
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is as new. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["World"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NoWorld"];
        };
    };
    getClock: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Echoed in the answer.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The world's name.
                 * @example default
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clock. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NoWorld"];
        };
    };
    setClock: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Echoed in the answer.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The world's name.
                 * @example default
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        /** @description The clock's setting. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClockSetting"];
            };
        };
        responses: {
            /** @description The clock. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NoWorld"];
            413: components["responses"]["TooLarge"];
            /** @description The clock would be outside of its range. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClockOutside"];
                };
            };
        };
    };
    advanceClock: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Echoed in the answer.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The world's name.
                 * @example default
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        /** @description How far. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Advance"];
            };
        };
        responses: {
            /** @description The clock. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NoWorld"];
            413: components["responses"]["TooLarge"];
            /** @description The clock would be outside of its range. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClockOutside"];
                };
            };
        };
    };
    listInbox: {
        parameters: {
            query?: {
                /**
                 * @description Only those to this number or address.
                 * @example +639171234321
                 */
                to?: string;
            };
            header?: {
                /**
                 * @description Echoed in the answer.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The world's name.
                 * @example default
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxMessage"][];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NoWorld"];
        };
    };
    clearInbox: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Echoed in the answer.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The world's name.
                 * @example default
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is empty. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxMessage"][];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NoWorld"];
        };
    };
    listRequests: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Echoed in the answer.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The world's name.
                 * @example default
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoggedRequest"][];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NoWorld"];
        };
    };
    getFaults: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Echoed in the answer.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The world's name.
                 * @example default
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The faults. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Faults"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NoWorld"];
        };
    };
    setFaults: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Echoed in the answer.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The world's name.
                 * @example default
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        /** @description The failures. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Faults"];
            };
        };
        responses: {
            /** @description The faults. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Faults"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description There is no such world, or the gaming API has no such operation. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoOperation"];
                };
            };
            413: components["responses"]["TooLarge"];
        };
    };
    getBrand: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Echoed in the answer.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The world's name.
                 * @example default
                 */
                world: components["parameters"]["World"];
                /**
                 * @description The brand's merchant code.
                 * @example baize
                 */
                brand: components["parameters"]["Brand"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The brand's state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandState"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NoWorld"];
        };
    };
    changeBrand: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Echoed in the answer.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The world's name.
                 * @example default
                 */
                world: components["parameters"]["World"];
                /**
                 * @description The brand's merchant code.
                 * @example baize
                 */
                brand: components["parameters"]["Brand"];
            };
            cookie?: never;
        };
        /** @description What to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BrandChange"];
            };
        };
        responses: {
            /** @description The brand's state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandState"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NoWorld"];
            413: components["responses"]["TooLarge"];
            /** @description The brand has no such module, vendor, route or channel. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandLacks"];
                };
            };
        };
    };
    listBrandMembers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Echoed in the answer.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The world's name.
                 * @example default
                 */
                world: components["parameters"]["World"];
                /**
                 * @description The brand's merchant code.
                 * @example baize
                 */
                brand: components["parameters"]["Brand"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The members. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandMember"][];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NoWorld"];
        };
    };
    listBrandVendors: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Echoed in the answer.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The world's name.
                 * @example default
                 */
                world: components["parameters"]["World"];
                /**
                 * @description The brand's merchant code.
                 * @example baize
                 */
                brand: components["parameters"]["Brand"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vendors. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandVendor"][];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NoWorld"];
        };
    };
    createSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Echoed in the answer.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The world's name.
                 * @example default
                 */
                world: components["parameters"]["World"];
                /**
                 * @description The brand's merchant code.
                 * @example baize
                 */
                brand: components["parameters"]["Brand"];
            };
            cookie?: never;
        };
        /** @description Whom to sign in. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSession"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description The account is an agent's, and the brand has members only. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoAgents"];
                };
            };
            /** @description There is no such world, no such brand in it, or no such member. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoMember"];
                };
            };
            413: components["responses"]["TooLarge"];
        };
    };
    answerApplication: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Echoed in the answer.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The world's name.
                 * @example default
                 */
                world: components["parameters"]["World"];
                /**
                 * @description The brand's merchant code.
                 * @example baize
                 */
                brand: components["parameters"]["Brand"];
            };
            cookie?: never;
        };
        /** @description What is decided. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationDecision"];
            };
        };
        responses: {
            /** @description The application after it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationState"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description There is no such world, no such brand in it, no such member, or no application in review. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoMember"];
                };
            };
            413: components["responses"]["TooLarge"];
        };
    };
    createReward: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Echoed in the answer.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The world's name.
                 * @example default
                 */
                world: components["parameters"]["World"];
                /**
                 * @description The brand's merchant code.
                 * @example baize
                 */
                brand: components["parameters"]["Brand"];
            };
            cookie?: never;
        };
        /** @description What is given. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReward"];
            };
        };
        responses: {
            /** @description The reward. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GivenReward"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description There is no such world, no such brand in it, or no such member. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoMember"];
                };
            };
            413: components["responses"]["TooLarge"];
        };
    };
    listHeldRewards: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Echoed in the answer.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The world's name.
                 * @example default
                 */
                world: components["parameters"]["World"];
                /**
                 * @description The brand's merchant code.
                 * @example baize
                 */
                brand: components["parameters"]["Brand"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rewards. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeldReward"][];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NoWorld"];
        };
    };
    answerHeldReward: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Echoed in the answer.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The world's name.
                 * @example default
                 */
                world: components["parameters"]["World"];
                /**
                 * @description The brand's merchant code.
                 * @example baize
                 */
                brand: components["parameters"]["Brand"];
                /**
                 * @description The reward.
                 * @example 12
                 */
                rewardId: number;
            };
            cookie?: never;
        };
        /** @description What is decided. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["HeldRewardDecision"];
            };
        };
        responses: {
            /** @description The reward after it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecidedReward"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description There is no such world, no such brand in it, or no such referral reward. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoReward"];
                };
            };
            /** @description It was decided otherwise. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardDecided"];
                };
            };
            413: components["responses"]["TooLarge"];
        };
    };
    changePromotion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Echoed in the answer.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The world's name.
                 * @example default
                 */
                world: components["parameters"]["World"];
                /**
                 * @description The brand's merchant code.
                 * @example baize
                 */
                brand: components["parameters"]["Brand"];
                /**
                 * @description The promotion.
                 * @example 1001
                 */
                promotionId: number;
            };
            cookie?: never;
        };
        /** @description What changes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromotionChange"];
            };
        };
        responses: {
            /** @description The promotion after it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromotionState"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description There is no such world, no such brand in it, or no such promotion. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoPromotion"];
                };
            };
            413: components["responses"]["TooLarge"];
        };
    };
    reportPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Echoed in the answer.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The world's name.
                 * @example default
                 */
                world: components["parameters"]["World"];
                /**
                 * @description The order's number.
                 * @example D202601010000000042
                 */
                orderNo: components["parameters"]["OrderNo"];
            };
            cookie?: never;
        };
        /** @description What is reported. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentReport"];
            };
        };
        responses: {
            /** @description The deposit after it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderState"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NoWorld"];
            413: components["responses"]["TooLarge"];
        };
    };
    answerWithdrawal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Echoed in the answer.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The world's name.
                 * @example default
                 */
                world: components["parameters"]["World"];
                /**
                 * @description The order's number.
                 * @example D202601010000000042
                 */
                orderNo: components["parameters"]["OrderNo"];
            };
            cookie?: never;
        };
        /** @description What is decided. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalDecision"];
            };
        };
        responses: {
            /** @description The withdrawal after it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderState"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NoWorld"];
            /** @description The state of the order does not allow the step. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WrongState"];
                };
            };
            413: components["responses"]["TooLarge"];
        };
    };
    answerRedemption: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Echoed in the answer.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The world's name.
                 * @example default
                 */
                world: components["parameters"]["World"];
                /**
                 * @description The order's number.
                 * @example D202601010000000042
                 */
                orderNo: components["parameters"]["OrderNo"];
            };
            cookie?: never;
        };
        /** @description What is decided. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedemptionDecision"];
            };
        };
        responses: {
            /** @description The redemption after it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderState"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NoWorld"];
            /** @description The state of the redemption does not allow the step. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WrongState"];
                };
            };
            413: components["responses"]["TooLarge"];
        };
    };
    setLotteryDraw: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Echoed in the answer.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The world's name.
                 * @example default
                 */
                world: components["parameters"]["World"];
                /**
                 * @description The lottery's code.
                 * @example ELOTT_0001
                 */
                gameCode: components["parameters"]["GameCode"];
                /**
                 * @description The draw's number.
                 * @example 202601010412
                 */
                numero: components["parameters"]["Numero"];
            };
            cookie?: never;
        };
        /** @description What the draw gives. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DrawOutcome"];
            };
        };
        responses: {
            /** @description The draw. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecidedDraw"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NoDraw"];
            /** @description The draw has been drawn. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DrawClosed"];
                };
            };
            413: components["responses"]["TooLarge"];
            /** @description The lottery cannot draw this, or not then. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DrawImpossible"];
                };
            };
        };
    };
    listChallenges: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Echoed in the answer.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The world's name.
                 * @example default
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The challenges. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Challenge"][];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NoWorld"];
        };
    };
    createProof: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Echoed in the answer.
                 * @example 01JH7Q2N8F
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The world's name.
                 * @example default
                 */
                world: components["parameters"]["World"];
                /**
                 * @description The brand's merchant code.
                 * @example baize
                 */
                brand: components["parameters"]["Brand"];
            };
            cookie?: never;
        };
        /** @description What it is for. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewProof"];
            };
        };
        responses: {
            /** @description The proof. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proof"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NoWorld"];
            413: components["responses"]["TooLarge"];
        };
    };
}
