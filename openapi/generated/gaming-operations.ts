// Written by "npm run generate" from openapi/: do not edit.
import type { operations as Schema } from './gaming.d.ts';

/** Every operation of the contract: how it is reached, who may, and which statuses it documents. */
export const operations = {
  getWhitelabel: {"id":"getWhitelabel","method":"GET","path":"/wps/system/whitelabel","domain":"system","dialect":"envelope","access":"public","module":null,"isEncrypted":false,"isAlwaysAvailable":true,"bodyTypes":[],"isBodyRequired":false,"statuses":[200,400],"origin":"spec"},
  getPermission: {"id":"getPermission","method":"GET","path":"/wps/system/permission","domain":"system","dialect":"envelope","access":"public","module":null,"isEncrypted":false,"isAlwaysAvailable":true,"bodyTypes":[],"isBodyRequired":false,"statuses":[200,400],"origin":"spec"},
  getMenus: {"id":"getMenus","method":"GET","path":"/wps/system/menus","domain":"system","dialect":"envelope","access":"public","module":null,"isEncrypted":false,"isAlwaysAvailable":true,"bodyTypes":[],"isBodyRequired":false,"statuses":[200,400],"origin":"spec"},
  getRouters: {"id":"getRouters","method":"GET","path":"/wps/system/routers","domain":"system","dialect":"envelope","access":"public","module":null,"isEncrypted":false,"isAlwaysAvailable":true,"bodyTypes":[],"isBodyRequired":false,"statuses":[200,400],"origin":"spec"},
  getSystemStatus: {"id":"getSystemStatus","method":"GET","path":"/wps/system/status","domain":"system","dialect":"envelope","access":"public","module":null,"isEncrypted":false,"isAlwaysAvailable":true,"bodyTypes":[],"isBodyRequired":false,"statuses":[200,400],"origin":"spec"},
  listCountries: {"id":"listCountries","method":"GET","path":"/wps/system/country","domain":"system","dialect":"envelope","access":"public","module":null,"isEncrypted":false,"isAlwaysAvailable":true,"bodyTypes":[],"isBodyRequired":false,"statuses":[200,400],"origin":"spec"},
  getCaptcha: {"id":"getCaptcha","method":"GET","path":"/wps/captcha","domain":"system","dialect":"envelope","access":"public","module":null,"isEncrypted":false,"isAlwaysAvailable":true,"bodyTypes":[],"isBodyRequired":false,"statuses":[200,400],"origin":"spec"},
  listAnnouncements: {"id":"listAnnouncements","method":"GET","path":"/wps/relay/MCSFE_getListAnnouncements","domain":"system","dialect":"envelope","access":"public","module":null,"isEncrypted":false,"isAlwaysAvailable":false,"bodyTypes":[],"isBodyRequired":false,"statuses":[200,400,403,503],"origin":"spec"},
  login: {"id":"login","method":"POST","path":"/wps/session/login","domain":"session","dialect":"envelope","access":"public","module":null,"isEncrypted":true,"isAlwaysAvailable":false,"bodyTypes":["application/json"],"isBodyRequired":true,"statuses":[200,400,403,413,422,503],"origin":"spec"},
  loginFreePlay: {"id":"loginFreePlay","method":"POST","path":"/wps/session/login/freeplay","domain":"session","dialect":"envelope","access":"public","module":"FREEPLAY3","isEncrypted":false,"isAlwaysAvailable":false,"bodyTypes":[],"isBodyRequired":false,"statuses":[200,400,403,503],"origin":"spec"},
  logoutByPost: {"id":"logoutByPost","method":"POST","path":"/wps/session/logout","domain":"session","dialect":"envelope","access":"token","module":null,"isEncrypted":false,"isAlwaysAvailable":false,"bodyTypes":[],"isBodyRequired":false,"statuses":[200,400,401,403,503],"origin":"spec"},
  logout: {"id":"logout","method":"DELETE","path":"/wps/session/logout","domain":"session","dialect":"envelope","access":"token","module":null,"isEncrypted":false,"isAlwaysAvailable":false,"bodyTypes":[],"isBodyRequired":false,"statuses":[200,400,401,403,503],"origin":"spec"},
  getMemberInfo: {"id":"getMemberInfo","method":"GET","path":"/wps/member/info","domain":"member","dialect":"envelope","access":"token","module":null,"isEncrypted":false,"isAlwaysAvailable":false,"bodyTypes":[],"isBodyRequired":false,"statuses":[200,400,401,403,503],"origin":"spec"},
  getBalance: {"id":"getBalance","method":"GET","path":"/wps/v2/wallets/balance","domain":"wallet","dialect":"envelope","access":"token","module":null,"isEncrypted":false,"isAlwaysAvailable":false,"bodyTypes":[],"isBodyRequired":false,"statuses":[200,400,401,403,503],"origin":"spec"},
  getBalanceByPost: {"id":"getBalanceByPost","method":"POST","path":"/wps/v2/wallets/balance","domain":"wallet","dialect":"envelope","access":"token","module":null,"isEncrypted":false,"isAlwaysAvailable":false,"bodyTypes":[],"isBodyRequired":false,"statuses":[200,400,401,403,503],"origin":"spec"},
  getMerchantWallet: {"id":"getMerchantWallet","method":"GET","path":"/wps/relay/GCS_merchantWallet","domain":"wallet","dialect":"envelope","access":"token","module":null,"isEncrypted":false,"isAlwaysAvailable":false,"bodyTypes":[],"isBodyRequired":false,"statuses":[200,400,401,403,503],"origin":"spec"},
  getGameMenus: {"id":"getGameMenus","method":"GET","path":"/lgw/games/game_menus","domain":"games","dialect":"bare","access":"public","module":null,"isEncrypted":false,"isAlwaysAvailable":false,"bodyTypes":[],"isBodyRequired":false,"statuses":[200,400,403,503],"origin":"spec"},
  listVendors: {"id":"listVendors","method":"GET","path":"/wps/relay/GCSGAME_newGameVendor","domain":"games","dialect":"envelope","access":"public","module":null,"isEncrypted":false,"isAlwaysAvailable":false,"bodyTypes":[],"isBodyRequired":false,"statuses":[200,400,403,503],"origin":"spec"},
  listHotGames: {"id":"listHotGames","method":"GET","path":"/wps/relay/GCSGAME_hotGamesV2","domain":"games","dialect":"envelope","access":"public","module":null,"isEncrypted":false,"isAlwaysAvailable":false,"bodyTypes":[],"isBodyRequired":false,"statuses":[200,400,403,503],"origin":"spec"},
  listGames: {"id":"listGames","method":"GET","path":"/wps/relay/GCSGAME_gameList","domain":"games","dialect":"envelope","access":"public","module":null,"isEncrypted":false,"isAlwaysAvailable":false,"bodyTypes":[],"isBodyRequired":false,"statuses":[200,400,403,503],"origin":"spec"},
  getWinnerBoard: {"id":"getWinnerBoard","method":"GET","path":"/wps/relay/GCSGAME_getWinnerBoard","domain":"games","dialect":"envelope","access":"public","module":null,"isEncrypted":false,"isAlwaysAvailable":false,"bodyTypes":[],"isBodyRequired":false,"statuses":[200,400,403,503],"origin":"spec"},
  getJackpot: {"id":"getJackpot","method":"GET","path":"/wps/relay/VIS_getJackpot","domain":"games","dialect":"envelope","access":"public","module":null,"isEncrypted":false,"isAlwaysAvailable":false,"bodyTypes":[],"isBodyRequired":false,"statuses":[200,400,403,503],"origin":"family"},
  countUnread: {"id":"countUnread","method":"GET","path":"/wps/relay/CSP_unreadCount","domain":"messages","dialect":"envelope","access":"token","module":null,"isEncrypted":false,"isAlwaysAvailable":false,"bodyTypes":[],"isBodyRequired":false,"statuses":[200,400,401,403,503],"origin":"spec"},
  listNotices: {"id":"listNotices","method":"GET","path":"/wps/relay/MCSFE_getNotices","domain":"messages","dialect":"envelope","access":"public","module":null,"isEncrypted":false,"isAlwaysAvailable":false,"bodyTypes":[],"isBodyRequired":false,"statuses":[200,400,403,503],"origin":"own"},
} as const;

export type OperationId = keyof typeof operations;

type Json<Content> = Content extends { content: { 'application/json': infer Body } } ? Body : never;
type Success<Id extends OperationId> = Schema[Id] extends { responses: { 200: infer Answer } } ? Json<Answer> : never;

/** What a success carries: the value of an envelope, the whole of a bare answer. */
export type Value<Id extends OperationId> = Success<Id> extends { success: true; value: infer Inner } ? Inner : Success<Id>;

/** The query parameters of an operation. */
export type Query<Id extends OperationId> = Schema[Id] extends { parameters: { query?: infer Parameters } } ? NonNullable<Parameters> : never;

/** The JSON body of an operation. */
export type Body<Id extends OperationId> = Schema[Id] extends { requestBody: infer Content } ? Json<Content> : never;

export const contractVersion = "1.0.0";
