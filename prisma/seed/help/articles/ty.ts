import type { Articles } from './en.ts';

export const articles: Articles = {
  // account
  register: {
    title: 'Gusto kong gumawa ng account',
    keywords:
      'sign up, signup, mag register, magregister, paano sumali, gawa account, gumawa ng account, bagong account, new account, open account, referral code, invite code, may gumagamit na ng username, registered na number, dalawang account, second account, ilang taon puwede, edad',
    content: `
      <p>Buksan ang <a href="/register">Mag-sign up</a>. Mga isang minuto lang ito. Dapat {age} taong gulang ka pataas, at isang account lang ang puwede sa bawat tao.</p>
      <ol>
        <li>Sagutan ang form. Kailangang sagutan ang mga may *. Kung parehong nasa page ang “Username” at “Mobile number”, pumili muna ng isa.</li>
        <li>Kung hinihingi ng form ang pangalan sa bank account, isulat ito sa malalaking letra, eksaktong gaya ng nasa bank account mo. Sa pangalang ito lang ipinapadala ang withdrawal.</li>
        <li>Kung may invite code ka o code ng kaibigan at may field para dito, ilagay ito.</li>
        <li>Kung humihingi ng OTP ang form, ilagay ang ipinadala namin. Saka pindutin ang “Mag-sign up”.</li>
      </ol>
      <p>Kung may gumagamit na ng username, number o email address, gumamit ng iba, o <a href="/login">mag-log in</a> kung sa iyo ito. Kung sarado ang pag-sign up, matutulungan ka ng <a href="/help?article=contact">customer service</a>.</p>`,
  },
  'log-in': {
    title: 'Hindi ako makapag-log in',
    keywords:
      'di maka login, hindi maka log in, ayaw mag login, ayaw pumasok, di makapasok, log in, signin, mali password, wrong password, captcha, slider, puzzle, naka lock account, locked, too many attempts, na logout, naglogout mag isa, kusang nag log out, expired password, ibang device',
    content: `
      <p>Kadalasan, isa sa mga ito ang dahilan kapag hindi makapag-<a href="/login">log in</a>:</p>
      <ul>
        <li><b>Mali ang username o password.</b> I-check ang malalaking letra at mga space, o gamitin ang <a href="/forget">Nakalimutan ang password?</a></li>
        <li><b>Mabilis na verification.</b> Ilagay ang piraso sa puwang ng larawan. Kung ayaw, kumuha ng ibang larawan.</li>
        <li><b>Code sa larawan.</b> Hihingin din namin ito pagkatapos ng ilang maling subok.</li>
        <li><b>Masyado nang maraming attempt.</b> Maghintay ng limang minuto, saka subukan ulit.</li>
        <li><b>Expired na ang password.</b> Naka-log in ka na, pero kailangan mo munang gumawa ng bagong password bago magpatuloy.</li>
        <li><b>Na-log out ka.</b> Natatapos ang session kapag matagal itong hindi ginamit o kapag napalitan ang password mo. Sa ilang site, natatapos din ito kapag nag-log in ka sa ibang device.</li>
      </ul>
      <p>Kung ayaw pa rin, ipadala sa <a href="/help?article=contact">customer service</a> ang mensaheng nakikita mo, kasama ang reference no. kung mayroon.</p>`,
  },
  'forgot-password': {
    title: 'Nakalimutan ko ang password ko',
    keywords:
      'forgot password, forget pass, nakalimutan password, limot ko password, di ko maalala password, reset password, recover account, bagong password, palit password, change pass, new password sa email, nawala sim, lumang number, walang access sa number',
    content: `
      <p>Buksan ang <a href="/forget">Nakalimutan ang password?</a> at piliin kung saan ka namin maaabot. Makikita sa page kung aling mga paraan ang puwede.</p>
      <ol>
        <li><b>Mobile number:</b> kumuha ng OTP, ilagay ito kasama ang bagong password, at pindutin ang “I-set ang password at mag-log in”.</li>
        <li><b>Email:</b> pindutin ang “Padalhan ako ng bagong password”. Isang beses lang magagamit ang password na nasa email, at sa loob lang ng 15 minuto. Mag-log in gamit ito, saka gumawa ng sarili mong password.</li>
      </ol>
      <p>Pagkatapos mag-reset, naka-log out ka na sa lahat ng device. Ang password ay 7 hanggang 20 letra at numero, may kahit tig-isa.</p>
      <p>Kung wala na sa iyo ang phone o email, tutulungan ka ng <a href="/help?article=contact">customer service</a> na mabuksan ulit ang account mo. Kung ang anim na digit sa pag-withdraw ang nakalimutan mo, tingnan ang <a href="/help?article=payment-password">payment password</a>.</p>`,
  },
  verify: {
    title: 'Kumpirmahin ang phone o email, o walang dumating na OTP',
    keywords:
      'otp, walang otp, di dumating otp, hindi natanggap otp, no otp, wala pang code, verification code, verify, verify number, mali otp, wrong code, expired otp, text, sms, palit number, change number, palit email, add number, i-bind, bind number, confirm email',
    content: `
      <p>Kapag kumpirmado ang phone o email mo, makakabalik ka sa account mo kahit makalimutan mo ang password. Hinihingi rin ito ng ilang promo, misyon at reward sa pag-imbita ng kaibigan.</p>
      <ol>
        <li>Buksan ang <a href="/member/securityCenter">Account ko</a>, saka “Mobile number” o “Email address”.</li>
        <li>Kumpirmahin na ikaw ito, kung hinihingi ng page.</li>
        <li>Pindutin ang “Kunin ang OTP” at ilagay ang anim na digit habang may bisa pa. Nasa page kung gaano katagal.</li>
      </ol>
      <p>Kung walang dumating, i-check ang number at ang country code, at tingnan ang spam folder. Makakakuha ka lang ng bagong OTP kapag wala nang bisa ang huli, at may limit din kada oras. Pagkatapos ng limang maling subok, kumuha ng bago.</p>
      <p>Kung may contact na pinalitan kamakailan, may mga code na hindi muna magagamit para sa seguridad mo. Nasa page kung hanggang kailan.</p>`,
  },
  'payee-name': {
    title: 'Mali o wala pa ang pangalan ko sa bank account',
    keywords:
      'mali pangalan, maling name, palit pangalan, change name, payee name, real name, full name, tunay na pangalan, account name, hindi tugma pangalan, name not match, typo sa pangalan, apelyido, kasal na, nickname, birthday, kaarawan, edit profile',
    content: `
      <p>Ito ang pangalang nakasulat sa bank account mo. Sa pangalang ito ipinapadala ang lahat ng withdrawal sa bangko at e-wallet. Isang beses mo lang ito mase-set; pagkatapos, customer service na lang ang makakapagpalit.</p>
      <ol>
        <li>Buksan ang <a href="/member/securityCenter">Account ko</a> at piliin ang “Profile mo”.</li>
        <li>Ilagay ang pangalan sa bank account sa malalaking letra, eksaktong gaya ng nasa bank account mo, at i-save.</li>
      </ol>
      <p>Kung hindi mo pa ito na-set, ang unang withdrawal account na idaragdag mo ang magse-set nito. Isang beses lang din mase-set ang kaarawan. Ang nickname ang pangalang nakikita ng ibang manlalaro, at puwede mo itong palitan anumang oras.</p>
      <p>Kung may mali sa pangalan, sumulat muna sa <a href="/help?article=contact">customer service</a> bago ka mag-withdraw.</p>`,
  },
  'payment-password': {
    title: 'Ano ang payment password, at paano kung nakalimutan ko?',
    keywords:
      'pin, pin code, mpin, 6 digit, anim na digit, withdrawal password, withdraw pin, password sa withdraw, nakalimutan pin, forgot pin, limot pin, reset pin, naka lock pin, mali pin, transaction password, security question, fund password',
    content: `
      <p>Anim na digit ang payment password, at pinoprotektahan nito ang pera mo. Hinihingi namin ito kapag magwi-withdraw ka, magdaragdag ng withdrawal account, magpapadala ng pera sa ibang miyembro o gagamit ng points. Iba ito sa login password mo.</p>
      <ol>
        <li>Buksan ang <a href="/member/securityCenter">Account ko</a> at piliin ang “Payment password”.</li>
        <li>Mag-set ng anim na digit. Hindi puwede ang 123456 at ang iisang digit na anim na beses inulit.</li>
      </ol>
      <p><b>Nakalimutan?</b> Sa page ring iyon, piliin ang “Nakalimutan? Kumuha ng code” o “Nakalimutan? Sagutin ang mga security question”. Maaalis din nito ang lock.</p>
      <p>Pagkatapos ng limang maling subok, naka-lock ito nang 30 minuto. Kung may contact na pinalitan kamakailan, magagamit lang ulit ang mga code simula sa oras na nasa page. Kung ayaw lahat, magtanong sa <a href="/help?article=contact">customer service</a>.</p>`,
  },
  security: {
    title: 'Baka may ibang gumagamit ng account ko',
    keywords:
      'na hack, nahack account, hacked, may ibang naka login, may pumasok sa account, ninakaw account, hindi ako yun, ibang device, unknown login, logout all devices, log out lahat, scam, phishing, nanakawan, protektahan account, secure, 2fa',
    content: `
      <p>Palitan muna ang login password mo: mala-log out nito ang lahat ng ibang device.</p>
      <ol>
        <li>Buksan ang <a href="/member/securityCenter">Account ko</a> at piliin ang “Login password”.</li>
        <li>Tingnan ang “Mga device na naka-log in”. Tinatapos ng “I-log out ang lahat ng ibang device” ang bawat session maliban dito.</li>
        <li>Tingnan ang “Mga nakaraang pag-log in”. Makikita rito kung saan at kailan ka nag-log in sa huling 90 araw.</li>
        <li>Palitan ang payment password mo, at sagutin ang mga security question kung hindi mo pa nagagawa.</li>
        <li>I-check ang <a href="/member/transactionHistory">Record ng account</a>, ang mga withdrawal account, phone at email mo.</li>
      </ol>
      <p>Kung may nawawalang pera o hindi ka makapasok, sabihin agad sa <a href="/help?article=contact">customer service</a>. Hindi kami kailanman humihingi ng password o verification code. Kung may humingi, huminto at sabihin sa amin.</p>`,
  },
  held: {
    title: 'Naka-hold ang account ko',
    keywords:
      'naka hold, on hold, frozen, na freeze, na ban, banned, suspended, na block, blocked account, sinusuri account, under review, bakit di makalaro, bawal maglaro, di maka deposit, sarado account, restricted',
    content: `
      <p>Kung nakikita mo ang “Sinusuri namin ang account mo”, sarado ang laro, deposit at bonus hanggang matapos ang pagsusuri. Sa iyo pa rin ang pera mo.</p>
      <ul>
        <li>Makakapag-log in ka pa rin, makikita mo ang mga record at mensahe mo, at puwede mong <a href="/member/withdraw">i-withdraw</a> ang perang available. Inalis na ang turnover requirement ng mga deposit mo.</li>
        <li>Kung may bonus na nagla-lock sa bahagi ng balanse mo, puwede mo itong i-forfeit.</li>
      </ul>
      <p>Huwag gumawa ng pangalawang account. Magtanong sa <a href="/help?article=contact">customer service</a>: sasagutin nila ang mga tanong mo tungkol sa pagsusuri, at sasabihin kung may kailangan sila sa iyo.</p>
      <p>Kung ikaw mismo ang pumili ng time-out o self-exclusion, nakasulat ito sa page, pati kung hanggang kailan. Walang puwedeng tumapos nito nang maaga.</p>`,
  },
  notifications: {
    title: 'I-on o i-off ang mga notification ng browser',
    keywords:
      'notification, notif, push, push notification, alert, notif sa phone, notif sa browser, walang notif, di dumarating ang notif, blocked ang notification, sabihan kung dumating ang withdraw, resulta ng draw, i-off ang notif, patayin ang notif',
    content: `
      <p>Darating ang mga mensahe bilang notification ng browser kahit sarado ang site. Ikaw ang pipili kung tungkol saan.</p>
      <ol>
        <li>Buksan ang <a href="/member/securityCenter?part=push">Account ko → Mga notification</a> sa browser na gusto mong gamitin.</li>
        <li>Piliin ang mga paksa. Napili na ang mga deposit, withdrawal, at transfer. Ang resulta ng mga draw na tinayaan mo, at ang mga promotion at reward, ay darating lang kung pipiliin mo.</li>
        <li>Pindutin ang “I-on sa browser na ito”, at payagan ang notification kapag nagtanong ang browser.</li>
      </ol>
      <ul>
        <li><b>iPhone o iPad:</b> idagdag muna ang site sa home screen at doon buksan: <a href="/help?article=app">I-install ang app</a>.</li>
        <li><b>Bina-block ng browser:</b> payagan ang notification sa settings ng browser para sa site na ito, tapos i-load ulit ang page.</li>
        <li><b>Habang nagpapahinga ka sa paglalaro:</b> walang ipinapadala habang may time-out o self-exclusion.</li>
        <li><b>Pag-log out:</b> nao-off ang mga ito sa browser na ito. I-on ulit pagka-log in mo.</li>
      </ul>
      <p>Nakalista sa page ang mga browser na may notification. Ang “I-off” ay pumapatay nito sa isa sa kanila.</p>`,
  },
  'free-play': {
    title: 'Puwede bang subukan ang laro nang walang pera?',
    keywords:
      'demo, free, libre, libreng laro, free play, trial, trial account, practice, subukan muna, test account, guest, play money, walang deposit, laro muna libre, fake money, withdraw demo, totoong pera',
    content: `
      <p>Oo. May play money ang trial account. Walang form, walang babayaran.</p>
      <ol>
        <li>Pindutin ang “Libreng laro” kung saan ka <a href="/login">nagla-log in</a>, o ang “Subukan” sa card ng laro.</li>
        <li>Maglaro. Nakasulat sa laro na demo ito.</li>
        <li>Kung totoong pera na ang gusto mong itaya, piliin ang “Mag-sign up para sa totoong laro” at gumawa ng account.</li>
      </ol>
      <p>Hindi puwedeng i-withdraw ang play money, at walang points, misyon o reward ang trial account. Kailangan ng totoong account para sa deposit, transfer at mga larong totoong pera ang taya. Walang demo ang larong walang “Subukan”.</p>`,
  },
  // deposits
  deposit: {
    title: 'Paano mag-deposit?',
    keywords:
      'cash in, cashin, pasok pera, magpasok ng pera, mag cash in, top up, load, maglagay ng pera, deposito, dep, gcash, maya, paymaya, bank transfer, instapay, qr, qrph, e-wallet, minimum deposit, magkano deposit, usdt, crypto, paraan ng bayad',
    content: `
      <ol>
        <li>Mag-log in at buksan ang <a href="/member/depositv2">Mag-deposit</a>.</li>
        <li>Pumili ng paraan. Nasa page ang minimum at maximum na halaga, ang fee, at kung mga gaano katagal.</li>
        <li>Pumili ng bonus o ng “Walang bonus”, at ilagay ang halaga. Bago mo kumpirmahin, makikita mo kung magkano ang papasok at ang turnover requirement.</li>
        <li>Pindutin ang “Mag-deposit” at sundin ang instructions. Bayaran ang eksaktong halaga ng order bago matapos ang oras nito.</li>
        <li>Kung may “Nakabayad na ako” sa order, pindutin ito pagkatapos mong magbayad.</li>
      </ol>
      <p>Karaniwang pumapasok ang deposit sa loob ng ilang minuto. Puwedeng mas matagal kapag naka-maintenance ang bangko. Magbayad mula sa account na nakapangalan sa iyo.</p>
      <p>May mga oras na puwedeng sarado ang isang paraan. Pumili ng iba, o bumalik kapag bukas na. Kung hindi dumating ang pera, tingnan ang <a href="/help?article=deposit-late">Hindi pa pumapasok ang deposit ko</a>.</p>`,
  },
  'deposit-late': {
    title: 'Hindi pa pumapasok ang deposit ko',
    keywords:
      'di pumasok deposit, hindi pumasok, wala pa deposit, di pa pumapasok, nasaan pera ko, nawala deposit, pending deposit, bayad na ako, nagbayad na, tagal ng deposit, matagal, delay, stuck, cash in wala pa, not credited, resibo, screenshot, proof, di nadagdag balance',
    content: `
      <p>Tingnan muna ang status ng order sa <a href="/member/transactionHistory/deposits">record ng deposit</a> mo.</p>
      <ol>
        <li><b>Naghihintay ng bayad mo:</b> hindi pa namin nakikita ang bayad. Kung nagbayad ka na at may “Nakabayad na ako” sa order, pindutin ito.</li>
        <li><b>Sinusuri:</b> hinihintay naming dumating ang bayad, o makumpirma ito ng network. Puwede mong iwan ang page.</li>
        <li>Kung transfer ang ginawa mo, mag-upload ng larawan ng bayad sa “Proof of payment”. Mas mabilis naming mahahanap ang pera.</li>
        <li><b>Nai-credit na:</b> nasa wallet mo na ang pera. I-refresh ang balanse mo.</li>
      </ol>
      <p>Kahit dumating ang bayad pagkatapos mag-expire o makansela ang order, ike-credit pa rin namin ito basta pasok sa mga limit mo.</p>
      <p>Pagkalipas ng 30 minuto, ipadala sa <a href="/help?article=contact">customer service</a> ang order number at proof of payment.</p>`,
  },
  'deposit-problem': {
    title: 'Mali ang halaga, nahuli o nadoble ang bayad ko',
    keywords:
      'maling amount, mali halaga, kulang bayad, sobra bayad, nadoble, doble bayad, dalawang beses nagbayad, double payment, late bayad, expired order, nahuli bayad, na cancel deposit, failed deposit, refund, ibinalik, walang bonus, kulang pumasok',
    content: `
      <p>Isang beses naming ike-credit ang bawat bayad na dumating sa amin, basta pasok sa mga sarili mong limit.</p>
      <ul>
        <li><b>Mali ang halaga:</b> kung ano ang dumating, iyon ang ike-credit, bawas ang fee kung mayroon ang paraan. Nasa order ang dalawang halaga.</li>
        <li><b>Expired o kinanselang order:</b> ike-credit pa rin ang bayad na dumating, pero wala na ang bonus na pinili mo.</li>
        <li><b>Dalawang beses nagbayad:</b> parehong ike-credit ang bayad. Isang beses lang ang bonus.</li>
        <li><b>Ibinalik:</b> lampas sa deposit limit mo ang bayad, kaya babalik ang buong halaga sa pinanggalingan.</li>
        <li><b>Hindi natuloy:</b> hindi pumasok ang bayad.</li>
      </ul>
      <p>Kapag nag-expire ang order, gumawa ng bago sa <a href="/member/depositv2">Mag-deposit</a>. Huwag nang magpadala sa lumang account number. Kung may kulang, ipadala sa <a href="/help?article=contact">customer service</a> ang order number at proof of payment.</p>`,
  },
  'deposit-account': {
    title: 'Anong account ang puwede kong ipambayad?',
    keywords:
      'gcash ng iba, gcash ng asawa, ibang pangalan, hindi sa akin na account, third party, account ng kaibigan, account ng nanay, sariling pangalan, maya, crypto address, usdt trc20, erc20, network, wallet address, palitan, exchange rate, c2c, scan qr',
    content: `
      <p>Magbayad mula sa account na nakapangalan sa iyo, anumang paraan ang piliin mo.</p>
      <ul>
        <li><b>Bank transfer:</b> kopyahin mula sa order ang tatanggap, bangko, account number at reference sa bayad. Puwedeng iba ang mga ito sa bawat order.</li>
        <li><b>E-wallet o QR code:</b> magbayad sa page na magbubukas, o i-scan ang code. Sa phone, puwede mong buksan ang app o i-save ang larawan.</li>
        <li><b>Crypto:</b> ipadala lang ang currency at network na nakasulat sa order, sa address ng order na ito. Ike-credit ito kapag nakumpirma na ng network. Nasa order ang palitan.</li>
        <li><b>Miyembro sa miyembro:</b> sa ibang miyembro ka magbabayad. Mag-upload ng larawan ng bayad.</li>
      </ul>
      <p>May mga paraang wala sa ibang lugar: nasa <a href="/member/depositv2">Mag-deposit</a> ang para sa iyo. Kung nagbayad ka mula sa account ng ibang tao, sabihin sa <a href="/help?article=contact">customer service</a>.</p>`,
  },
  // withdrawals
  withdraw: {
    title: 'Paano mag-withdraw?',
    keywords:
      'cash out, cashout, mag cash out, labas pera, ilabas ang pera, kunin ang panalo, wd, widraw, withdraw sa gcash, withdraw sa maya, withdraw sa bank, encash, payout, unang withdraw, first withdrawal, paano makuha pera',
    content: `
      <ol>
        <li>Bago ang unang withdrawal, mag-set ng <a href="/help?article=payment-password">payment password</a> at magdagdag ng <a href="/help?article=payout-account">withdrawal account</a> sa pangalang nirehistro mo.</li>
        <li>Buksan ang <a href="/member/withdraw">Mag-withdraw</a>. Makikita roon kung magkano ang puwedeng i-withdraw at magkano pa ang kailangang itaya.</li>
        <li>Pumili ng paraan at ng account. Nasa page ang fee, ang minimum at ang maximum.</li>
        <li>Ilagay ang halaga at ang payment password, at pindutin ang “Mag-withdraw”.</li>
      </ol>
      <p>Iho-hold agad ang pera at ipapadala pagkatapos ng review. Habang “Na-request” ang status, puwede mo pa itong kanselahin. Kung hindi maipadala, buo itong babalik sa main wallet mo, kasama ang fee.</p>
      <p>Karamihan ng withdrawal ay wala pang isang oras. Puwedeng humingi ng dagdag na dokumento sa una o sa malaking withdrawal.</p>`,
  },
  'withdraw-late': {
    title: 'Hindi pa dumarating ang withdrawal ko',
    keywords:
      'wala pa withdraw, di pa dumating, di pumasok sa gcash, wala pa sa gcash, wala pa sa bank, tagal ng withdraw, matagal withdrawal, cash out wala pa, pending withdrawal, nasaan pera ko, delay, stuck, rejected withdrawal, tinanggihan, failed, kinansela, ilang oras withdraw',
    content: `
      <p>Buksan ang order sa <a href="/member/transactionHistory/withdrawals">record ng withdrawal</a> mo. Sa status nito makikita kung nasaan ang pera.</p>
      <ul>
        <li><b>Na-request, Nire-review:</b> sinusuri namin ang order. Puwede mong iwan ang page.</li>
        <li><b>Binabayaran:</b> papunta na ang bayad sa account mo.</li>
        <li><b>Naghihintay ng kumpirmasyon mo:</b> sabihin sa amin kung dumating na, tingnan ang <a href="/help?article=receipt">pagkumpirma ng withdrawal</a>.</li>
        <li><b>Nabayaran na:</b> naipadala na ang pera. Puwedeng mas matagal bago ito lumabas sa bangko mo.</li>
        <li><b>Tinanggihan, Hindi natuloy, Kinansela:</b> nasa main wallet mo na ulit ang pera at ang fee. Nasa order ang dahilan, kung mayroon.</li>
      </ul>
      <p>May mensahe rin kami sa iyo sa bawat mahalagang hakbang. Kung 30 minuto na at wala pang balita, ipadala sa <a href="/help?article=contact">customer service</a> ang order number.</p>`,
  },
  'withdraw-blocked': {
    title: 'Hindi ko ma-withdraw ang buong balanse ko',
    keywords:
      'ano ang turnover, ano yung rollover, turnover, rollover, wagering, hindi ma withdraw lahat, di ma withdraw, ayaw ma withdraw, bakit di ko makuha lahat, naka lock pera, locked balance, kulang turnover, ilang beses itaya, valid bet, available lang konti, utang, may utang',
    content: `
      <p>May turnover requirement ang mga deposit at bonus: bago mo ma-withdraw ang perang iyon, kailangan mo munang itaya ang halaga nito. Nasa mga tuntunin kung ilang beses. Hindi apektado ang perang puwede mo nang i-withdraw dati.</p>
      <ol>
        <li>Buksan ang <a href="/member/withdraw">Mag-withdraw</a>. Ang “Puwede mong i-withdraw” ang makukuha mo ngayon.</li>
        <li>Tingnan ang “Turnover requirement”. May sariling linya ang bawat deposit, transfer at bonus, kasama ang nagawa na at ang kulang pa.</li>
        <li>Ituloy ang laro, o i-forfeit ang bonus kung ito ang nagla-lock sa pera mo, tingnan ang <a href="/help?article=bonus-locked">naka-lock na bonus</a>.</li>
      </ol>
      <p>Binibilang ang taya kapag na-settle na. May mga larong bahagi lang ang binibilang, at may hindi talaga binibilang. Nasa <a href="/member/bonusDetails">Odds at rebate ng loterya</a> kung magkano. Kasamang naka-lock ang mga napanalunan mo mula noong pinakalumang requirement na hindi pa tapos.</p>
      <p>Kung sinasabi ng page na may utang ka dahil sa itinamang draw, doon mo muna ito bayaran.</p>`,
  },
  'withdraw-limits': {
    title: 'Magkano ang puwedeng i-withdraw, at magkano ang fee?',
    keywords:
      'minimum withdraw, min wd, maximum withdraw, magkano minimum, magkano pinakamababa, limit kada araw, daily limit, ilang beses sa isang araw, fee, bayad sa withdraw, may bawas ba, charge, kaltas, gaano katagal review, sobra laki, vip limit',
    content: `
      <p>Nasa <a href="/member/withdraw">Mag-withdraw</a> ang lahat ng ito para sa account mo at sa napiling paraan:</p>
      <ul>
        <li><b>Minimum at maximum</b> ng isang withdrawal.</li>
        <li><b>Fee.</b> Depende ito sa paraan; may mga walang fee. Ang “Ibabawas sa wallet mo” ay ang halaga kasama ang fee.</li>
        <li><b>Natitira ngayong araw:</b> ang halaga, at kung ilang withdrawal pa ang puwede. Nagsisimula ang araw nang hatinggabi (GMT+8). Hindi kasama sa bilang ang mga withdrawal na tinanggihan, hindi natuloy o kinansela.</li>
        <li><b>Review.</b> Nire-review ang bawat withdrawal bago bayaran.</li>
      </ul>
      <p>Kapag mas mataas ang <a href="/vip">VIP rank</a>, puwedeng tumaas ang limit kada araw at bumilis ang review.</p>
      <p>Kung tinanggihan ang withdrawal dahil lampas ang halaga sa maximum namin sa isang bayad, hatiin ito sa ilang mas maliit. Kung kadaragdag lang ng account, kailangan muna nitong maghintay.</p>`,
  },
  'payout-account': {
    title: 'Magdagdag, magpalit o mag-alis ng withdrawal account',
    keywords:
      'add bank, dagdag bank account, link gcash, gcash number, palit gcash, change bank, palit bank, delete account, alisin bank card, bank card, maya number, e-wallet, crypto address, may gumagamit na ng number, waiting time, 24 hours, ilang oras bago magamit, mali account number',
    content: `
      <ol>
        <li>Mag-set muna ng <a href="/help?article=payment-password">payment password</a>. Hihingin ito sa pagdagdag ng account.</li>
        <li>Buksan ang <a href="/member/securityCenter">Account ko</a>, saka “Mga withdrawal account”, at piliin kung bank card, e-wallet o crypto.</li>
        <li>Piliin ang provider, at ilagay ang number at ang payment password mo. I-check ang bawat character.</li>
      </ol>
      <p>Laging ang pangalan mo sa bank account ang may-ari. Para sa seguridad mo, ilang oras muna bago ka makapag-withdraw sa bagong account: kung may ibang nakapasok, may oras ka para mapansin ito. Nasa page kung kailan ito magagamit.</p>
      <p>Hindi nae-edit ang account: alisin ito at idagdag ang tama. Magsisimula ulit ang paghihintay. Darating pa rin ang mga withdrawal na pinoproseso na.</p>
      <p>Kung lumabas ang “May gumagamit na ng number na ito” at sa iyo ang number, kontakin ang <a href="/help?article=contact">customer service</a>.</p>`,
  },
  receipt: {
    title: 'Kumpirmahin na dumating ang withdrawal',
    keywords:
      'c2c, member to member, ibang miyembro nagbayad, confirm withdrawal, kumpirmasyon, natanggap na, dumating na, hindi pa dumating, napindot ko yes, mali napindot, confirm received, naghihintay ng kumpirmasyon, dispute',
    content: `
      <p>Kapag ibang miyembro ang nagbabayad ng withdrawal mo, tinatanong ka namin kung dumating na ang pera. “Naghihintay ng kumpirmasyon mo” ang status nito.</p>
      <ol>
        <li>Tingnan muna ang bank account o e-wallet mo.</li>
        <li>Buksan ang order sa <a href="/member/withdraw">Mag-withdraw</a> o sa <a href="/member/transactionHistory/withdrawals">record ng withdrawal</a> mo.</li>
        <li>Pindutin ang “Oo, dumating na” o “Hindi pa”.</li>
      </ol>
      <p>Kapag “Hindi pa” ang sagot mo, iche-check namin ang bayad at ipapadala ulit. Kung hindi ka sasagot, ituturing itong natanggap pagkalipas ng ilang minuto; nasa order kung kailan.</p>
      <p>Kung mali ang napindot mo o kinapos ang oras, ipadala agad sa <a href="/help?article=contact">customer service</a> ang order number.</p>`,
  },
  // wallet
  wallets: {
    title: 'Nasaan ang pera ko? Main wallet at mga wallet ng laro',
    keywords:
      'zero balance sa laro, walang balance sa game, 0 balance, lipat pera, transfer, ilipat, main wallet, wallet ng slots, wallet ng loterya, pvp wallet, game wallet, provider wallet, iisang balanse, one wallet, kulang balance, nawala pera sa laro, ibalik sa main',
    content: `
      <p>Sa “Iisang balanse”, iisang pera ang gamit ng lahat ng laro, kaya hindi na kailangang mag-transfer. Kapag hiwalay ang mga wallet, ang na-transfer mo lang ang magagamit sa bawat provider.</p>
      <ol>
        <li>Buksan ang <a href="/member/transferFund">Wallet ko</a>. Nasa “Mga wallet mo” ang laman ng bawat isa.</li>
        <li>Para maglipat ng pera, piliin ang dalawang wallet, ang direksyon at ang halaga, at pindutin ang “I-transfer”.</li>
        <li>Para maibalik ang lahat, pindutin ang “Ibalik lahat sa main wallet”.</li>
        <li>Para magpalit ng paraan, pindutin ang “Gumamit ng iisang balanse” o “Gumamit ng hiwalay na wallet”.</li>
      </ol>
      <p>Kusang iniipon ng withdrawal ang laman ng lahat ng wallet. Kung hindi makumpirma ang transfer, i-check muna ang <a href="/member/transactionHistory">Record ng account</a> bago magpadala ulit. Hindi kailanman gagalaw ang pera nang dalawang beses sa isang request.</p>`,
  },
  records: {
    title: 'Hanapin ang mga taya at transaksyon ko',
    keywords:
      'history, kasaysayan, bet history, record ng taya, mga dati kong taya, lumang taya, transaction history, account record, panalo talo, talo ko magkano, profit and loss, csv, download, export, order number, statement, nawawalang transaksyon',
    content: `
      <ul>
        <li><a href="/member/personalHistoryCopy">Record ng taya</a>: bawat taya mo, kasama ang halaga, valid na taya, payout at resulta. May <a href="/member/personalHistoryCopy/lottery">sariling listahan</a> ang mga taya sa loterya.</li>
        <li><a href="/member/transactionHistory">Record ng account</a>: bawat galaw ng pera. Nasa “Uri” kung ano ito, gaya ng “Deposit”, “Taya”, “Panalo”, “Bonus at reward”, “Na-refund na withdrawal” o “Binawing bonus”. Ang “Transfer sa wallet” ay sa pagitan ng sarili mong mga wallet.</li>
        <li><a href="/member/personalProfit">Panalo at talo</a>: ang napanalunan, mga rebate at promo, bawas ang itinaya mo, araw-araw. Hindi kasama ang mga pending na taya, deposit at withdrawal.</li>
      </ul>
      <p>Piliin ang petsa at ang mga filter, saka pindutin ang “Ipakita”. Hanggang 90 araw ang puwede sa isang beses. Para i-save ang listahan, pindutin ang “I-download ang CSV”.</p>
      <p>Ayon sa araw ng pagtaya ang record ng taya, at ayon sa araw na ibinayad ang panalo ang panalo at talo, kaya puwedeng magkaiba ang kabuuan.</p>`,
  },
  'bet-feed': {
    title: 'Sino ang nakakakita ng mga taya ko, at paano itago?',
    keywords:
      'pinakabagong taya, live bets, itago ang taya ko, itago ang mga taya, ipakita ang taya, sino nakakakita ng taya ko, public ba ang taya ko, privacy ng taya, nakatagong pangalan, anonymous, malalaking taya, taya ng ibang player',
    content: `
      <p>Nasa <a href="/feed">Mga pinakabagong taya</a> ang mga huling tayang may resulta na: ang laro, ang halaga, at ang pangalang may takip. Walang makakaalam kung kaninong account iyon.</p>
      <ol>
        <li>Mag-log in at buksan ang page. Nakasulat sa ilalim ng listahan kung nakikita ang mga taya mo.</li>
        <li>Pindutin ang “Itago ang mga taya ko”: mula noon, ikaw na lang ang makakakita ng mga ito, sa “Akin”. Ibinabalik ito ng “Ipakita ang mga taya ko”.</li>
      </ol>
      <p>Nasa “Malalaking taya” ang pinakamalalaking taya at panalo sa nakaraang araw. Makikita man o nakatago, nasa <a href="/member/personalHistoryCopy">Record ng taya</a> ang lahat ng taya mo.</p>`,
  },
  // bonuses
  bonus: {
    title: 'Paano gumagana ang deposit bonus?',
    keywords:
      'di dumating bonus, promo, welcome bonus, first deposit bonus, unang deposit bonus, paano makuha bonus, walang bonus, di ko nakuha bonus, nakalimutan bonus, bonus sa deposit, turnover ng bonus, rollover, x turnover, reload bonus, max bonus, tuntunin ng promo',
    content: `
      <p>Pinipili ang bonus kapag nag-deposit ka; kung wala kang pinili, wala kang makukuha. Nasa <a href="/promotions">Mga promo</a> ang mga alok at ang mga tuntunin nito.</p>
      <ol>
        <li>Buksan ang <a href="/member/depositv2">Mag-deposit</a> at piliin ang bonus bago ka magkumpirma.</li>
        <li>Basahin kung magkano ang makukuha mo, magkano ang dapat itaya bago ito i-withdraw, at hanggang kailan.</li>
        <li>Magbayad sa oras. Sabay papasok ang deposit at bonus.</li>
        <li>Sundan ang progress sa <a href="/member/withdraw">Mag-withdraw</a>, sa “Turnover requirement”.</li>
      </ol>
      <p>Sa requirement ng mga deposit muna napupunta ang mga taya, saka sa bonus. Isang deposit bonus lang ang puwede sa isang pagkakataon: tapusin o i-forfeit muna ang isa. Walang bonus ang bayad na nahuli, at hindi na maidaragdag ang bonus pagkatapos ng deposit.</p>
      <p>Nasa mga tuntunin ng promo ang iba pang limit nito, gaya ng pinakamataas na taya.</p>`,
  },
  'bonus-locked': {
    title: 'Naka-lock ang bonus ko, o hindi binibilang ang taya ko',
    keywords:
      'di ma withdraw bonus, hindi ma withdraw bonus, naka lock bonus, forfeit bonus, i cancel ang bonus, ayoko na ng bonus, tanggalin bonus, alisin bonus, di nabibilang taya, hindi gumagalaw turnover, bawal na laro, max bet, expired bonus, binawi bonus, kinuha bonus',
    content: `
      <p>Naka-lock ang bonus at ang napanalunan mo rito hanggang matapos mo ang turnover. Hindi apektado ang perang puwede mo nang i-withdraw dati.</p>
      <ul>
        <li>May mga larong bahagi lang ang binibilang, at may hindi talaga binibilang: tingnan ang <a href="/member/bonusDetails">Odds at rebate ng loterya</a>. May bonus ding para lang sa ilang laro, at sasabihin ng laro kung hindi ito bilang.</li>
        <li>Hindi bilang sa bonus ang tayang lampas sa pinakamataas na taya nito.</li>
        <li>Kapag natapos ang panahon para itaya ito, babawiin ang bonus at ang napanalunan mula noon.</li>
      </ul>
      <p>Para i-forfeit ito:</p>
      <ol>
        <li>Buksan ang <a href="/member/withdraw">Mag-withdraw</a> at hanapin ito sa “Turnover requirement”.</li>
        <li>Pindutin ang “I-forfeit” at basahin kung magkano ang babawiin ngayon, at kung magkano pa mula sa mga taya mong hindi pa tapos.</li>
        <li>Pindutin ang “Oo, i-forfeit ang bonus”.</li>
      </ol>
      <p>Hindi puwedeng i-forfeit ang requirement ng mga deposit at ng credit mula sa points.</p>`,
  },
  'promo-code': {
    title: 'Saan ilalagay ang promo code?',
    keywords:
      'promo code, promocode, code, voucher, coupon, bonus code, gift code, saan ilalagay ang code, paano gamitin ang code, ilagay ang promo code, ayaw gumana ng code, mali ang code, expired na code, nagamit na code, sikretong promo',
    content: `
      <p>May binubuksang promo ang promo code na makikita lang ng mga miyembrong may code.</p>
      <ol>
        <li>Mag-log in, buksan ang <a href="/promotions">Mga promo</a> at pindutin ang “May promo code ka ba?”.</li>
        <li>Ilagay ang code at pindutin ang “Gamitin ang code”. Pareho lang ang malaki at maliit na letra.</li>
        <li>Bubukas ang promo, at mula noon ay nasa listahan mo na ito.</li>
      </ol>
      <p>Kung deposit bonus ang promo, puwede ring ilagay ang code kapag <a href="/member/depositv2">nag-deposit</a> ka, kapalit ng bonus sa listahan.</p>
      <p>Isang beses lang magagamit ng isang miyembro ang code. Kung walang nabuksan, i-check ang pagkakasulat: baka expired o ubos na rin ito. Pagkatapos ng limang maling code sa loob ng isang oras, kailangan mong maghintay.</p>`,
  },
  rewards: {
    title: 'Nasaan ang reward ko, at bakit nag-expire?',
    keywords:
      'claim, paano mag claim, i-claim, di ma claim, nasaan reward, nasaan bonus ko, regalo, gift, free credit, reward center, premyo, nag expire reward, expired, nawala reward, di ko na-claim, claim all, wala ang promo ko, freebies',
    content: `
      <p>Nasa <a href="/member/rewardCenter">Reward center</a> ang mga reward mula sa promo, misyon, VIP rank, kaibigan at customer service hanggang i-claim mo ang mga ito.</p>
      <ol>
        <li>Buksan ang “Puwedeng i-claim” at pindutin ang “I-claim” o “I-claim lahat”.</li>
        <li>Papasok agad ang credit sa main wallet mo, at ang points sa points mo.</li>
        <li>Kung may turnover requirement ito, lilipat ito sa “May turnover pa”.</li>
      </ol>
      <p>Nakasulat sa bawat reward kung hanggang kailan ito puwedeng i-claim. Pagkatapos noon, nasa “Expired” na ito at hindi na makukuha. Nag-e-expire din ang na-claim na reward kapag hindi natapos sa oras ang turnover: babawiin ang credit at ang napanalunan mula noon.</p>
      <p>May mga reward na hindi pa puwedeng i-claim; nasa card kung kailan. Kung may binawi, itanong sa <a href="/help?article=contact">customer service</a> kung bakit.</p>`,
  },
  cashback: {
    title: 'Kailan ko makukuha ang cashback?',
    keywords:
      'cashback, cash back, weekly cashback, balik talo, balik pera, ibalik ang talo, rebate, lunes, monday, wala cashback ko, di dumating cashback, ilang percent, magkano cashback, paano kwenta, net loss, vip cashback',
    content: `
      <p>Kung may ganitong promo, ibinabalik ng cashback ang bahagi ng net na talo mo sa isang linggo, tuwing Lunes mula 6:00 AM (GMT+8).</p>
      <ul>
        <li>Ang isang linggo ay Lunes hanggang Linggo. Ang net na talo ay ang mga taya mong na-settle na, bawas ang mga panalo, rebate at promo. Hindi ibinabawas ang naunang cashback.</li>
        <li>Nakadepende ang porsiyento sa <a href="/vip">VIP rank</a> mo sa pagtatapos ng linggo. Nasa page ng promo ang pinakamaliit na net na talong binibilang at ang pinakamalaking makukuha mo.</li>
      </ul>
      <ol>
        <li>Buksan ang promo sa <a href="/promotions">Mga promo</a> para makita kung magkano na ang sa iyo ngayong linggo.</li>
        <li>Simula Lunes, i-claim ito sa <a href="/member/rewardCenter">Reward center</a> sa loob ng pitong araw.</li>
      </ol>
      <p>Kung wala, baka maliit pa ang net na talo mo, may mga taya ka pang pending, o hindi para sa iyo ang promo.</p>`,
  },
  'check-in': {
    title: 'Paano gumagana ang daily check-in?',
    keywords:
      'check in, daily check in, attendance, araw araw bonus, daily bonus, login bonus, di maka check in, nakalimutan mag check in, na miss ang araw, bumalik sa day 1, day 7, streak, sunod sunod na araw, libreng points araw araw',
    content: `
      <p>Mag-check-in nang isang beses sa isang araw at makukuha mo agad ang reward ng araw na iyon. May sariling reward ang bawat magkasunod na araw.</p>
      <ol>
        <li>Buksan ang <a href="/promotions">Mga promo</a> at piliin ang check-in.</li>
        <li>Pindutin ang “Mag-check-in”. Nasa page kung pang-ilang araw mo na.</li>
        <li>Bumalik kinabukasan. Nagsisimula ang araw nang hatinggabi (GMT+8).</li>
      </ol>
      <p>Kapag may nalaktawan kang araw, o pagkatapos ng huling araw, babalik ang listahan sa unang araw. Hindi na mahahabol ang nalaktawan.</p>
      <p>Kung hindi ka makapag-check-in, baka naka-check-in ka na ngayon, o may kailangan muna ang promo, gaya ng <a href="/help?article=verify">kumpirmadong phone o email</a>. Nakasulat ito sa page nito. Sarado ang check-in habang nagpapahinga ka sa paglalaro.</p>`,
  },
  missions: {
    title: 'Paano gumagana ang mga misyon at ang ranking?',
    keywords:
      'mission, misyon, task, quest, challenge, daily mission, weekly mission, leaderboard, ranking, rank ng players, premyo sa ranking, di nabilang, hindi gumagalaw progress, naka lock misyon, claim mission, di ma claim misyon',
    content: `
      <p>Tapusin ang isang misyon, saka i-claim ang reward nito. Buksan ang <a href="/member/missionLeaderboard">Mga misyon</a>:</p>
      <ol>
        <li>Piliin ang “Ngayong araw”, “Ngayong linggo” o “Isang beses”. Nakasulat sa bawat misyon kung ano ang kailangan at kung nasaan ka na.</li>
        <li>Gawin ang hinihingi nito. Binibilang ang taya kapag na-settle na.</li>
        <li>Pindutin ang “I-claim” o “I-claim lahat”. Nasa <a href="/member/rewardCenter">Reward center</a> rin ang reward, at isang beses lang ito maki-claim.</li>
      </ol>
      <p>Ang reward ng daily at weekly na misyon ay dapat ma-claim sa loob ng isang araw pagkatapos ng araw o linggong iyon. Walang limitasyon sa oras ang mga nasa “Isang beses”. Bubukas ang naka-lock na misyon pagkatapos ng isa pang misyon, o mula sa isang VIP rank.</p>
      <p>Bawat misyong ma-claim mo ay may dagdag na puntos sa “Ranking”. Mapupunta ang mga premyo sa Reward center pagkatapos ng linggo o buwan.</p>`,
  },
  vip: {
    title: 'Paano tumaas ang VIP rank, at bumababa ba ito?',
    keywords:
      'vip, vip level, paano mag vip, pataas ng vip, tumaas level, bumaba vip ko, nawala rank, upgrade, downgrade, upgrade bonus, birthday bonus, bonus sa birthday, weekly bonus, perks, pribilehiyo, vip host, turnover kada buwan',
    content: `
      <p>Tataas agad ang rank mo kapag parehong naabot ng turnover at deposit mo ang hinihingi ng rank. Tuloy-tuloy na binibilang ang dalawa, walang limitasyon sa oras. Nasa <a href="/vip">Mga VIP rank</a> ang progress mo at ang mga pribilehiyo ng bawat rank.</p>
      <ul>
        <li><b>Para manatili:</b> mula VIP 1, may halagang dapat maabot ng turnover mo bawat buwan. Kapag kulang, bababa ng isa ang rank mo sa ika-1, maliban kung tumaas ang rank mo sa buwang iyon. Aabisuhan ka namin isang linggo bago nito.</li>
        <li><b>Para makabalik:</b> sapat na ang isang buwang umabot ang turnover sa halaga ng nawalang rank.</li>
        <li><b>Mga bonus:</b> sa bawat bagong rank, sa bawat linggong may taya, at sa kaarawan mo. Nasa <a href="/member/rewardCenter">Reward center</a> ang mga ito.</li>
      </ul>
      <p>Para sa birthday bonus, i-set ang kaarawan mo sa <a href="/member/securityCenter">Account ko</a>, sa “Profile mo”. Nagsisimula ang VIP service sa VIP {rank}.</p>`,
  },
  points: {
    title: 'Paano makakuha at gumamit ng points?',
    keywords:
      'points, puntos, point mall, redeem, i-redeem, palit points, ipalit sa pera, convert points, points to cash, regalo, gift, delivery, nasaan order ko, di dumating regalo, expired points, nawala points, coins, shop',
    content: `
      <p>May points ang mga taya mo, mas marami kapag mas mataas ang VIP rank. Papasok ang points ngayong araw pagdating ng hatinggabi (GMT+8), at nag-e-expire ang points mga isang taon matapos makuha.</p>
      <ol>
        <li>Buksan ang <a href="/pointMall">Points mall</a> para makita ang points mo at ang mga reward.</li>
        <li>Pindutin ang “I-redeem”, ilagay ang <a href="/help?article=payment-password">payment password</a> mo at, kung regalo, ang address ng padadalhan. O gamitin ang <a href="/pointMall/convert">Gawing credit</a> para ipalit ang points sa credit.</li>
        <li>Sundan ang mga regalo sa <a href="/pointMall/redeemed">Mga na-redeem</a>: “Na-order na”, “Papunta na”, “Naihatid na”.</li>
      </ol>
      <p>Papasok agad ang credit sa main wallet mo, at kadalasan ay may turnover requirement na hindi puwedeng i-forfeit. Nasa <a href="/pointMall/record">Record ng points</a> ang bawat pagbabago. Kung hindi ka maka-redeem, nasa card ang dahilan: points, stock, VIP rank o limit kada miyembro.</p>`,
  },
  referral: {
    title: 'Mag-imbita ng kaibigan, o wala ang reward ko sa kaibigan',
    keywords:
      'ano ang referral code ko, nasaan code ko, refer a friend, referral, referral code, referral link, invite, imbita, imbitahan, mag invite, bonus sa invite, wala referral bonus, di nabilang invite, kaibigan ko di lumabas, nire-review, hindi naabot, qr code, share link',
    content: `
      <p>I-share ang code o link mo. Kapag nag-sign up ang kaibigan mo gamit ito, pareho kayong may reward sa bawat hakbang.</p>
      <ol>
        <li>Buksan ang <a href="/member/referral">Mag-imbita ng kaibigan</a> at kopyahin o i-share ang link mo, o ipa-scan sa kaibigan ang QR code.</li>
        <li>Magsa-sign up ang kaibigan mo gamit ang link, o ilalagay niya ang code.</li>
        <li>Pareho ninyong makikita ang reward sa <a href="/member/rewardCenter">Reward center</a>.</li>
      </ol>
      <p>Ang mga hakbang: kumpirmadong phone o email, unang deposit na sapat ang laki, at sapat na taya sa unang 30 araw. Nasa page ang mga halaga. “Hindi naabot” kapag maliit ang unang deposit, lumipas ang 30 araw, o hindi ito pumasa sa review. “Nire-review” kapag sinusuri muna namin ito.</p>
      <p>Hindi na maidaragdag ang code pagkatapos mag-sign up. Hindi bilang ang pangalawang account mo.</p>`,
  },
  raffle: {
    title: 'Paano gumagana ang raffle?',
    keywords:
      'raffle, pa raffle, lucky draw, spin, spin the wheel, wheel, roleta, ikot, paikutin, ticket, tiket, wala akong ticket, expired ticket, ilang ticket, premyo, di ko nakuha premyo, lucky spin',
    content: `
      <p>May ticket ang mga deposit, at isang ikot ng wheel ang bawat ticket.</p>
      <ol>
        <li>Buksan ang raffle sa <a href="/promotions">Mga promo</a>. Nasa page nito kung paano makakuha ng ticket, ilan ang sa iyo, at kailan ito mag-e-expire.</li>
        <li>Paikutin ang wheel. Unang ginagamit ang ticket na unang mag-e-expire.</li>
        <li>Lalabas sa page kung ano ang napanalunan mo. Kung kailangan itong i-claim, nasa <a href="/member/rewardCenter">Reward center</a> ang reward.</li>
      </ol>
      <p>Napagpasyahan at naitala na ang resulta bago pa umikot ang wheel, kaya walang magbabago kahit maputol ang koneksyon: tingnan lang ang mga ikot mo. Puwedeng maubos ang mga premyo, at ang mga natitira lang ang puwedeng mabunot. Kung wala nang natira, sa iyo pa rin ang ticket mo.</p>
      <p>Puwedeng suriin ang bawat ikot pagkatapos, gaya ng <a href="/help?article=fair">round ng laro</a>. Sarado ang raffle habang nagpapahinga ka sa paglalaro.</p>`,
  },
  tournament: {
    title: 'Paano gumagana ang mga paligsahan?',
    keywords:
      'paligsahan, tournament, torneo, di dumating ang premyo, karera, leaderboard, ranking, puwesto ko, score, multiplier, buy-in, bayad sa pagsali, sumali, umalis, premyo, kanseladong paligsahan, di nabilang na taya, contest',
    content: `
      <p>Maglaro gaya ng dati, at bibilangin din ang mga taya mo para sa puwesto sa talaan.</p>
      <ol>
        <li>Buksan ang <a href="/tournaments">Mga paligsahan</a> at pumili ng isa. Nasa page nito ang mga larong bilang, ang oras, ang mga premyo, at ang talaan.</li>
        <li>Sumali. Kung may buy-in, kukunin ito sa wallet mo kapag kinumpirma mo.</li>
        <li>Maglaro. Bilang ang mga tayang inilagay pagkasali at bago matapos.</li>
      </ol>
      <p>Ang score ay ang pinakamahusay mong isang taya bilang multiple ng taya, o ang turnover mo; nasa page kung alin. Kung pareho ang score, mas mataas ang unang nakaabot. Ang mga tayang wala pang resulta sa dulo ay bilang kung magkaka-resulta sa loob ng sampung minuto. Hindi bilang ang tayang void.</p>
      <p>Naghihintay ang mga premyo sa <a href="/member/rewardCenter">Reward center</a> nang pitong araw. Puwede kang umalis bago magsimula at maibabalik ang buy-in. Kung kulang ang kalahok sa simula, kanselado ang paligsahan at ibabalik ang lahat ng buy-in. Sarado ang mga paligsahan habang nagpapahinga ka sa paglalaro.</p>`,
  },
  'free-rounds': {
    title: 'Paano gamitin ang free rounds?',
    keywords:
      'free spin, free spins, freespin, libreng spin, libreng ikot, free rounds, bonus spin, nasaan free spin ko, di lumabas free spin, natitirang spin, expired free spin, panalo sa free spin, di nagamit',
    content: `
      <p>Magagamit lang ang free rounds sa larong nakalaan dito, sa fixed na tayang wala kang babayaran.</p>
      <ol>
        <li>Buksan ang <a href="/member/rewardCenter">Reward center</a>. Nandoon kung anong laro, ilang round pa, at hanggang kailan.</li>
        <li>Buksan ang larong iyon. Kusang magsisimula ang free rounds, at nasa bar ng laro kung ilan pa ang natitira.</li>
        <li>Kung isasara mo ang laro, ituloy na lang mamaya: nananatili ang mga natitirang round hanggang matapos ang panahon nito.</li>
      </ol>
      <p>Sama-samang papasok ang mga panalo mo bilang isang credit, pagkatapos ng huling round o kapag tapos na ang panahon. Puwedeng may turnover requirement ang credit; makikita ito sa <a href="/member/withdraw">Mag-withdraw</a>.</p>
      <p>Kung marami kang free rounds, mauuna ang mga unang matatapos. Mawawala ang mga round na hindi nalaro sa oras.</p>`,
  },
  // games
  'find-game': {
    title: 'Hanapin ang laro, mga paborito at huling nilaro ko',
    keywords:
      'search, hanap laro, maghanap ng slot, hanapin provider, paborito, favorites, favourite, puso, heart, huling nilaro, recent, nasaan ang laro ko, filter, pinakamababang taya, bagong laro, sikat na laro, di mahanap ang laro',
    content: `
      <ol>
        <li>Pindutin ang magnifying glass sa itaas at i-type ang pangalan. Nahahanap nito ang mga laro, provider, loterya, promosyon at sagot, kahit may maling letra.</li>
        <li>O buksan ang isang kategorya at pumili ng provider, uri ng laro o minimum na taya.</li>
      </ol>
      <p>Inilalagay ng puso sa isang laro ang laro sa <a href="/favourites">Mga paborito</a> mo, hanggang 500. Nasa <a href="/recent">Mga huling nilaro</a> ang huli mong binuksan. Kailangang naka-log in ka para sa dalawa.</p>
      <p>Sa browser na ito lang nakatago ang mga puso ng loterya, hiwalay sa bawat username.</p>`,
  },
  'game-problem': {
    title: 'Ayaw bumukas, nag-hang o nagsara ang laro',
    keywords:
      'ayaw bumukas ng laro, di mabuksan, ayaw mag load, loading lang, nag hang, hang, nag lag, lag, black screen, white screen, na disconnect, naputol, nawala signal, nag crash, biglang nagsara, error sa laro, maintenance, popup, di natapos ang round, hindi gumagana',
    content: `
      <p>Ligtas ang balanse mo. Nasa balanse na ang mga tapos na round. Itutuloy ang round na hindi pa tapos kahit wala ka, at sa iyo ang anumang panalo.</p>
      <ol>
        <li>Pindutin ang “Buksan ulit”, o i-reload ang page.</li>
        <li>I-check ang koneksyon mo. Kailangan ng mga laro ang JavaScript. Sa sariling window nagbubukas ang sports: kung walang bumukas, pindutin ang “Buksan ang laro” o payagan ang pop-up.</li>
        <li>Basahin ang mensahe. Kapag maintenance, sarado muna sandali ang mga laro ng provider. Kapag naabot mo ang time limit mo, walang laro ang bubukas hanggang mag-reset ito.</li>
        <li>Hanapin ang round sa <a href="/member/personalHistoryCopy">Record ng taya</a>. “Pending” kung hindi pa ito na-settle.</li>
      </ol>
      <p>Kung wala roon ang round o nananatiling pending, ipadala sa <a href="/help?article=contact">customer service</a> ang laro, oras, order number at screenshot.</p>`,
  },
  fair: {
    title: 'Patas ba ang mga laro, at paano ko ito masusuri?',
    keywords:
      'dinadaya, daya, may daya, dinaya ako, luto, niluto, rigged, scam ba, manipulated, patas ba, fair, legit, provably fair, seed, hash, rng, random, i-check ang round, puro talo, bakit lagi talo',
    content: `
      <p>Hindi mababago ang resulta pagkatapos mong tumaya, at marami sa mga ito ang ikaw mismo ang makakapagsuri.</p>
      <ul>
        <li><b>Mga round:</b> buksan ang isang taya sa <a href="/member/personalHistoryCopy">Record ng taya</a>, “Detalye at fairness”, saka “Suriin ang round dito”. Inilathala ang hash ng server seed bago pa ang round. Lalabas ang mismong seed kapag humingi ka ng mga bagong seed sa laro.</li>
        <li><b>Mga draw ng loterya:</b> buksan ang <a href="/lottery/fair">Suriin ang draw</a>, piliin ang loterya at ang draw, at pindutin ang “Suriin sa browser na ito”. Inilalathala ang secret ng isang araw kapag tapos na ang araw; ang hash nito ay nakalathala na bago pa magsimula.</li>
      </ul>
      <p>Sasabihin ng page kung may hindi masusuri, gaya ng resultang mano-manong inilagay, draw na void, o round na hindi gumamit ng ganitong seed. Kung hindi tumugma, ipadala sa <a href="/help?article=contact">customer service</a> ang order number o ang numero ng draw.</p>`,
  },
  rtp: {
    title: 'Ano ang RTP, volatility at minimum na taya?',
    keywords:
      'rtp, ano rtp, return to player, percent balik, mataas na rtp, highest rtp, volatility, high volatility, minimum bet, pinakamababang taya, murang taya, magkano taya, low stakes, anong laro maganda, madaling manalo, malakas magbigay',
    content: `
      <p>Nasa card ng bawat laro ang mga ito.</p>
      <ul>
        <li><b>RTP</b> (return to player) ang bahagi ng lahat ng taya na ibinabalik ng laro sa karaniwan, sa napakaraming round. Wala itong sinasabi tungkol sa mga susunod mong round.</li>
        <li><b>Volatility</b> ang nagsasabi kung paano nakakalat ang mga panalo. Mababa: marami pero maliliit. Mataas: madalang pero mas malalaki, at mas mahaba ang mga sunod-sunod na walang panalo.</li>
        <li><b>Minimum na taya</b> ang pinakamaliit na taya sa isang round. May markang “Mababang taya” ang mga larong napakaliit nito.</li>
      </ul>
      <ol>
        <li>Buksan ang isang kategorya ng laro.</li>
        <li>Gamitin ang mga filter, halimbawa “Minimum na taya”, o i-sort ayon sa “Pinakamataas na RTP”.</li>
      </ol>
      <p>Hindi ka kikita sa laro dahil lang mataas ang RTP: sa katagalan, may bahagi ng mga taya na naiiwan sa bawat laro. Maglaro para mag-enjoy, at <a href="/help?article=responsible">ayon lang sa kaya mo</a>.</p>`,
  },
  result: {
    title: 'Mali yata ang resulta, o na-void ang taya ko',
    keywords:
      'mali resulta, maling result, panalo ako pero talo, nanalo pero walang bayad, di binayaran, void, na void taya, kinansela laban, cancelled match, ibinalik taya, refund ng taya, tabla, draw, na-postpone, itinama, reklamo, sabong, laban',
    content: `
      <p>Buksan muna ang taya sa <a href="/member/personalHistoryCopy">Record ng taya</a>. Nasa “Resulta” kung paano ito natapos:</p>
      <ul>
        <li><b>Pending:</b> hindi pa na-settle. Sine-settle ang mga laban kapag tapos na.</li>
        <li><b>Panalo</b>, <b>Talo</b>, o <b>Tabla</b> kapag pareho ang payout at ang taya.</li>
        <li><b>Void:</b> hindi bilang ang taya at ire-refund ito, halimbawa kapag kinansela ang laban o halatang mali ang odds.</li>
      </ul>
      <p>Kapag itinama ang resulta ng opisyal na draw ng loterya, sine-settle ulit ang mga order nito. May mensahe kami sa iyo, at nasa <a href="/member/transactionHistory">Record ng account</a> ang idinagdag o binawi.</p>
      <p>Kung tutol ka sa resulta, sumulat sa <a href="/help?article=contact">customer service</a> sa loob ng 30 araw, kasama ang order number, ang oras at ang inaasahan mong resulta.</p>`,
  },
  // lottery
  'lottery-bet': {
    title: 'Paano tumaya sa loterya?',
    keywords:
      'lotto, loto, loterya, lottery, paano tumaya, pano taya, taya sa lotto, swertres, ez2, 3d, 4d, numero, lucky pick, unit, multiplier, multi draw, slip, odds, level ng odds, rebate, paano maglaro ng lotto, ilang draw',
    content: `
      <ol>
        <li>Buksan ang <a href="/lottery">Loterya</a> at pumili ng loterya. Nasa page kung kailan magsasara ang draw.</li>
        <li>Piliin ang uri ng taya at ang mga numero mo. Nasa “Paano laruin” kung kailan panalo at magkano ang taya.</li>
        <li>Piliin ang “Unit” at “Multiplier”. Halaga ng isang taya: unit × multiplier.</li>
        <li>Kung may level ng odds, piliin ito. Sa mas mababa, mas maliit ang panalo pero mas malaki ang rebate.</li>
        <li>Pindutin ang “Idagdag”. Para sa ilang draw (multi-draw), i-set ang “Mga draw” at “Huminto kapag nanalo”.</li>
        <li>Pindutin ang “Tumaya” at kumpirmahin.</li>
      </ol>
      <p>Nasa “Mga taya ko ngayon” at sa <a href="/member/personalHistoryCopy/lottery">Record ng loterya</a> ang mga taya mo. Kung kasasara lang ng draw, nananatili ang slip mo para sa kasunod. Puwedeng i-send ulit ang tayang hindi nakumpirma: hindi ito madodoble.</p>`,
  },
  'lottery-results': {
    title: 'Saan at kailan makikita ang resulta ng loterya?',
    keywords:
      'result, resulta, lotto result, lotto result today, resulta ngayon, winning number, lumabas na numero, ano lumabas, anong oras draw, oras ng bola, kailan bola, wala pang result, delay result, draw number, cut off, trend, history ng draw, mga dating resulta',
    content: `
      <p>Nasa “Mga pinakabagong resulta” ng <a href="/lottery">Loterya</a> ang mga bagong draw. Para sa mas luma, buksan ang isang loterya at piliin ang “Mga resulta at trend”. Nasa <a href="/vnlottery">sariling page</a> rin ang mga loterya ng Vietnam.</p>
      <ul>
        <li>Nakasulat sa page ang time zone ng mga oras nito. Puwedeng iba ang orasan mo.</li>
        <li>Natatapos ang countdown kapag hindi na tumatanggap ng taya ang draw. Sandali na lang iyon bago ang mismong draw.</li>
        <li>Pagkatapos, sasabihin ng page na “Binobola na” ang draw. Saka lalabas ang resulta at ise-settle ang mga taya.</li>
        <li>May mga loteryang sa ilang oras o araw lang may draw. Nasa listahan ang susunod na draw.</li>
      </ul>
      <p>Ang “Walang resulta: void ang draw” ay nangangahulugang ibabalik ang lahat ng taya. Kung wala pa ring resulta, i-reload ang page, saka magtanong sa <a href="/help?article=contact">customer service</a> gamit ang numero ng draw.</p>`,
  },
  'lottery-cancel': {
    title: 'Kanselahin ang taya o multi-draw sa loterya',
    keywords:
      'cancel taya, i-cancel, kansela, bawiin taya, maling numero, mali taya, mali napindot, undo, delete taya, palit numero, change bet, refund lotto, cancel slip, itigil multi draw, cancellation fee, may bawas ba pag cancel, natitirang draw',
    content: `
      <p>Puwede mong kanselahin ang taya hanggang magsara ang draw nito. Babalik ang taya bawas ang fee, na makikita sa page bago ka magkumpirma.</p>
      <ol>
        <li>Buksan ang loterya at tingnan ang “Mga taya ko ngayon”, o buksan ang taya sa <a href="/member/personalHistoryCopy/lottery">Record ng loterya</a>.</li>
        <li>Pindutin ang “Kanselahin”. Sa slip na maraming taya o sa multi-draw, puwede mong kanselahin ang lahat ng pending pa.</li>
        <li>Basahin ang taya, ang fee at kung magkano ang babalik, at pindutin ang “Kanselahin ang taya” o “Kanselahin lahat”.</li>
      </ol>
      <p>Walang fee kapag huminto ang multi-draw dahil nanalo, kapag void ang draw, o kapag ni-refund ang multi-draw dahil nagsimula kang magpahinga sa paglalaro. Nasa <a href="/member/transactionHistory">Record ng account</a> ang mga refund.</p>
      <p>Hindi nababago ang taya: kanselahin ito at tumaya ulit. Kapag nagsara na ang draw, wala nang makakapagkansela nito.</p>`,
  },
  'lottery-prize': {
    title: 'Kulang o wala ang panalo ko sa loterya',
    keywords:
      'kulang panalo, kulang bayad, wala pa panalo ko, tumama pero walang bayad, tama numero ko, nanalo sa lotto di binayaran, magkano panalo, odds, sold out, sold out number, di makataya sa numero, max win, rambol, box, ibox, premyo, rebate',
    content: `
      <p>Buksan ang taya sa <a href="/member/personalHistoryCopy/lottery">Record ng loterya</a>. Nandoon ang resulta, kung paano nanalo, ang unit, ang multiplier at ang level ng odds.</p>
      <ul>
        <li>Dapat na-settle na ang status. Puwedeng “sine-settle pa” ang resultang nabola na.</li>
        <li>Ang panalo ay odds × unit × multiplier. Sa mas mababang level ng odds, mas maliit ang panalo pero may dagdag na rebate. Sa ilang uri ng taya, hati-hati sa isang premyo ang lahat ng ayos ng numero.</li>
        <li>May maximum na panalo bawat taya. Nakasulat ito sa slip kung aabot doon.</li>
      </ul>
      <p>Ipinapaliwanag ng “Paano laruin” ang bawat uri ng taya, at nasa <a href="/member/bonusDetails">Odds at rebate ng loterya</a> ang mga odds.</p>
      <p>Puwedeng ma-sold out ang numero: may hangganan ang kabuuang maitataya rito ng lahat ng miyembro sa isang draw. Kung wala pa rin ang panalo, ipadala sa <a href="/help?article=contact">customer service</a> ang order number.</p>`,
  },
  // safe
  responsible: {
    title: 'Responsible gaming',
    keywords:
      'limit sa deposit, adik, adik sa sugal, lulong, nalululong, adiksyon, gambling addiction, di mapigilan, hindi makatigil, gusto ko na tumigil, puro talo, bawi talo, habol talo, baon sa utang, utang, problema sa sugal, tulong, helpline, anak, menor de edad, pamilya',
    content: `
      <p>Libangan ang pagsusugal. Hindi ito paraan para kumita, at lalong hindi pambayad ng utang. Gusto ng {name} na mag-enjoy ka at alam mo kung kailan hihinto.</p>
      <h3>Ilang simpleng patakaran</h3>
      <ul>
        <li>Perang kaya mong ipatalo lang ang itaya; magpasya kung magkano at gaano katagal bago magsimula.</li>
        <li>Huwag habulin ang talo: hindi ito maibabalik ng mas malaking taya.</li>
        <li>Huwag maglaro kapag pagod, malungkot o nakainom.</li>
        <li>Panatilihin itong maliit na bahagi lang ng buhay mo.</li>
      </ul>
      <h3>Mga senyales na dapat pansinin</h3>
      <ul>
        <li>Nangungutang para tumaya, o itinatago sa pamilya ang nagagastos.</li>
        <li>Paulit-ulit na mas matagal at mas malaki ang laro kaysa sa balak.</li>
        <li>Hindi mapakali kapag huminto, at laging nasa isip ang susunod na laro.</li>
      </ul>
      <h3>Ang maitutulong namin</h3>
      <p>{limits}</p>
      <p>Bawal maglaro ang wala pang {age} taong gulang. Kung may bata sa bahay, huwag i-save ang password at gumamit ng parental controls. Kung gusto mong may makausap, may helpline na malapit sa iyo na handang makinig.</p>`,
  },
  limits: {
    title: 'Mag-set ng limit sa deposit, talo o oras ng laro',
    keywords:
      'limit, mag set ng limit, deposit limit, loss limit, limit sa talo, time limit, budget, limitahan, pigilan gastos, kada araw, daily limit, weekly, monthly, taasan limit, babaan limit, alisin limit, tanggal limit, di tinanggap taya',
    content: `
      <ol>
        <li>Buksan ang <a href="/member/limits">Responsible gaming</a>.</li>
        <li>Ilagay ang gusto mo para sa deposit, talo o oras ng laro, kada araw, linggo o buwan. Kapag blangko, walang limit.</li>
        <li>Pindutin ang “I-save”.</li>
      </ol>
      <p>Agad ang bisa ng unang limit o ng mas mababa. Ang mas mataas, o ang pag-alis ng limit, ay pagkalipas ng 24 oras, at kailangan mo munang pindutin ang “Oo, itaas ang limit”. Kung hindi mo ito kukumpirmahin, mawawala ang request pitong araw matapos mong hilingin, at mananatili ang mas mababang limit. Binabawi ng “Huwag nang itaas” ang request.</p>
      <p>Hindi tatanggapin ang tayang puwedeng lumampas sa limit mo sa talo. Hindi rin tatanggapin ang deposit na lampas sa limit mo, at ibabalik ang bayad na lalampas dito. Hindi kailanman pipigilan ng mga limit ang withdrawal.</p>`,
  },
  break: {
    title: 'Magpahinga muna o mag-self-exclude',
    keywords:
      'pahinga, magpahinga, break, time out, timeout, self exclusion, self exclude, tumigil maglaro, stop muna, isara account, close account, delete account, burahin account, i-block ako, ban myself, buksan ulit account, tapusin maaga, unblock',
    content: `
      <p>Ilang araw o linggo ang time-out; ilang buwan o taon ang self-exclusion. Walang puwedeng tumapos nito nang maaga, kahit ang customer service.</p>
      <ol>
        <li>Buksan ang <a href="/member/limits">Responsible gaming</a>.</li>
        <li>Piliin kung gaano katagal, basahin ang hihinto, at pindutin ang “Simulan ang time-out” o “Mag-self-exclude”.</li>
      </ol>
      <p><b>Ang hihinto:</b> mga laro at taya, deposit at transfer, bonus at ads. Ire-refund ang mga draw ng multi-draw sa loterya na hindi pa nabobola.</p>
      <p><b>Ang mananatiling bukas:</b> balanse, pag-withdraw, mga record, mensahe, limit at tulong.</p>
      <p>Kapag nag-self-exclude ka, mala-log out ka sa lahat ng device at aalisin ang turnover requirement ng mga deposit mo. Puwede kang mag-log in ulit para mag-withdraw. Habang naka-time-out, puwede mong hilinging ibalik ang mga deposit na may turnover requirement pa.</p>`,
  },
  'reality-check': {
    title: 'Paalalahanan ako kung gaano na katagal naglalaro',
    keywords:
      'paalala, paalala sa paglalaro, reminder, reality check, popup sa laro, biglang huminto laro, tumigil ang laro, alarm, timer, ilang oras na naglalaro, oras ng laro, patayin reminder, i-off paalala, ayaw tumuloy ng laro',
    content: `
      <p>Hinihinto muna ng paalala sa paglalaro ang laro, at ipinapakita kung gaano ka na katagal naglalaro, magkano ang itinaya mo, at magkano ang panalo o talo mo, kasama ang loterya.</p>
      <ol>
        <li>Buksan ang <a href="/member/limits">Responsible gaming</a>.</li>
        <li>Sa “Paalala sa paglalaro”, piliin kung gaano kadalas, o “Hindi kailanman”, at i-save.</li>
        <li>Kapag lumabas ito, pindutin ang “Ituloy ang laro” o “Huminto at umalis”.</li>
      </ol>
      <p>Hangga’t hindi ka sumasagot, walang laro at walang loterya ang tatanggap ng taya. Kung sinasabi ng loterya na oras na para sa paalala mo sa paglalaro, sagutin muna ito, saka tumaya ulit. Kung hindi ito maipakita, i-reload ang page.</p>
      <p>Kung wala pang sampung minuto ang pahinga, iisang session pa rin ito. Kung masyadong madalas o madalang ang paalala, pumili ng ibang oras sa page ring iyon.</p>`,
  },
  // agents
  partner: {
    title: 'Paano maging agent o partner?',
    keywords:
      'maging agent, maging ahente, paano mag agent, mag apply agent, agent application, partner, affiliate, kumita, kumita ng komisyon, extra income, sideline, negosyo, recruit, tinanggap ba application, na decline, calculator ng kita',
    content: `
      <p>Mag-apply sa page na <a href="/join">Maging partner</a> ng site na ito. Nandoon kung magkano ang kinikita ng mga partner, at may calculator. Mababasa ito ng lahat; para mag-apply, kailangan ng totoong account.</p>
      <ol>
        <li>Mag-log in at buksan ang page.</li>
        <li>Sagutan ang application at ipadala ito.</li>
        <li>Doon mo rin masusundan ang status nito: natanggap, nakausap na, saka tinanggap o tinanggihan. Darating din ang mga pagbabago sa <a href="/member/messageV2">Mga mensahe</a>.</li>
      </ol>
      <p>Kapag tinanggap ka, magiging account ng agent ang account mo, at may una ka nang invitation link. Walang magbabago sa wallet, history at upline mo. Isang application lang ang puwedeng nakabukas.</p>
      <p>Kung may upline ka na, puwede ka rin niyang gawing agent. Kung wala ang page, magtanong sa <a href="/help?article=contact">customer service</a>.</p>`,
  },
  'agent-centre': {
    title: 'Nasaan ang mga downline at report ko?',
    keywords:
      'agent center, agent centre, downline, nasaan downline ko, team, tao ko, mga player ko, report, talo ng downline, taya ng team, sub account, staff, rate ng downline, commission rate, gawing agent, activity log, resulta ng kompanya',
    content: `
      <p>Nasa <a href="/agentHome">Home ng agent</a> ang kita mo, ang mga naghihintay sa iyo, at ang team mo ngayon. Nasa agent center ang iba pa:</p>
      <ul>
        <li><a href="/agent/overview">Buod ng team</a>: mga bilang sa isang panahon, pinakamahusay at pinakabagong miyembro.</li>
        <li><a href="/agent/downlines">Pamamahala ng downline</a>: mga direct downline mo at ang team nila. Dito ka nagtatakda ng rate, nagta-transfer ng pera, nagsusulat ng mensahe at ginagawang agent ang isang miyembro.</li>
        <li><a href="/agent/bets">Mga taya ng team</a>, <a href="/agent/profit">Talo ng mga miyembro</a> at <a href="/agent/account">Galaw ng mga account</a>: mga taya, bilang at transaksyon.</li>
        <li><a href="/agent/subs">Mga sub-account</a>: para sa mga nagtatrabaho sa iyo, sa mga page na pipiliin mo.</li>
      </ul>
      <p>Kapag lampas sa zero ang “Resulta ng kompanya”, iyon ang napanalunan ng kompanya sa mga miyembrong ito. I-tap ang kabuuan para sa paliwanag ng bawat bilang. Makikita mo ang buong team mo, pero sa mga direct downline lang may magagawa ka. May bisa ang bagong rate mula sa susunod na hatinggabi.</p>`,
  },
  links: {
    title: 'Mag-imbita ng miyembro: mga link at bagong account',
    keywords:
      'invitation link, invite link, agent link, affiliate link, gumawa ng link, qr, qr poster, invite code, mag add ng player, gawa account ng downline, register downline, expired link, naka pause link, ilan nag register, conversion, di makagawa ng account',
    content: `
      <p>Buksan ang <a href="/agent/register">Register center</a>.</p>
      <ol>
        <li>Sa “Mga invitation link”, piliin ang uri ng account, ang mga rate at ang tagal ng bisa ng link, at pindutin ang “Gawin ang link”.</li>
        <li>Kopyahin o i-share ito, o i-print ang “Poster na may QR”. Magiging direct downline mo ang sinumang magre-register dito.</li>
        <li>Doon mo makikita kung ilan ang bumisita at nag-register, at nasa “Mga nag-register” ang mga miyembro.</li>
      </ol>
      <p>Puwede mong i-pause ang link, o i-delete nang tuluyan. Sa iyo pa rin ang mga miyembro nito. Kung hindi mo babaguhin, hindi makikita ng magbubukas ang pangalan mo.</p>
      <p>Para ikaw mismo ang gumawa ng account, gamitin ang “Magdagdag ng account” at kumpirmahin gamit ang payment password mo. Isang beses lang ipapakita ang bagong password. Kung naabot mo na ang dami ng account sa isang araw, subukan ulit bukas. Kung sobra na ang aktibong link, mag-delete muna ng isa.</p>`,
  },
  'agent-pay': {
    title: 'Kailan ang komisyon, dibidendo at sahod ko?',
    keywords:
      'komisyon, commission, kailan bayad, kailan sahod, sweldo, sahod ng agent, dibidendo, dividend, kita ng agent, daily salary, hourly, real time, kontrata, alok, di pa bayad, utang ng upline, wala pa komisyon, antas, aktibong miyembro',
    content: `
      <ul>
        <li><b>Komisyon at rebate:</b> 03:00 (GMT+8), para sa nakaraang araw.</li>
        <li><b>Dibidendo:</b> sa gabi pagkatapos ng panahon nito: araw, linggo, kalahating buwan o buwan.</li>
        <li><b>Sahod:</b> kada araw, sa gabi pagkatapos ng araw; kada oras, ilang minuto pagkatapos ng oras; real-time, kada limang minuto.</li>
      </ul>
      <p>Kailangan ng kontrata sa upline mo o sa brand para sa dibidendo at sahod.</p>
      <ol>
        <li>Sagutin ang alok sa page nito sa agent center, “Tanggapin” o “Tanggihan”. Lumilipas ito pagkatapos ng pitong araw.</li>
        <li>Tingnan ang “Mga bayad” sa page ring iyon. Nasa “Kompyutasyon” kung paano nakuha ang bawat halaga.</li>
        <li>Nasa <a href="/agent/income">Ang kita ko</a> ang lahat, araw-araw.</li>
      </ol>
      <p>Kung walang naabot na antas, walang ibabayad. Ang “Utang” ay nangangahulugang wala pang pera ang upline mo: babayaran ito kapag mayroon na. Walang turnover requirement ang mga bayad na ito.</p>`,
  },
  'transfer-upline': {
    title: 'Magpadala ng pera sa upline o downline',
    keywords:
      'padala sa upline, magpadala sa agent, transfer sa agent, transfer to upline, pasa pera, ipasa pera, bigay pera sa downline, pasa balance, send money, p2p, mali napadalhan, maling transfer, bawiin transfer, di maka transfer, walang upline',
    content: `
      <p>Kung bukas ito sa iyo, puwede kang magpadala ng pera sa upline mo. Agad itong darating, at hindi na mababawi.</p>
      <ol>
        <li>Buksan ang <a href="/member/transferUpline">Mag-transfer sa upline</a>. Nandoon kung magkano ang puwedeng i-transfer.</li>
        <li>Ilagay ang halaga at ang <a href="/help?article=payment-password">payment password</a> mo, at pindutin ang “I-transfer”.</li>
      </ol>
      <p>Ang mga agent ay nagpapadala ng pera sa direct downline sa <a href="/agent/downlines">Pamamahala ng downline</a>. Kailangan muna itong itaya ng downline bago i-withdraw, gaya ng deposit.</p>
      <p>Hindi puwedeng i-transfer ang perang may turnover requirement pa: nasa <a href="/member/withdraw">Mag-withdraw</a> kung magkano ang natitira. Kung sinasabi ng page na hindi ka puwedeng mag-transfer sa upline, maipapaliwanag ito sa iyo ng customer service. Kung hindi makumpirma ang transfer, i-send ulit: isang beses lang gagalaw ang pera.</p>`,
  },
  // site
  app: {
    title: 'I-install ang app',
    keywords:
      'app, download app, i-download, paano mag download, apk, android, iphone, ios, ipad, install, di ma install, ayaw ma install, blocked install, untrusted developer, update app, cellphone, cp, add to home screen, may app ba',
    content: `
      <p>Buksan ang <a href="/down">I-download ang app</a>. Nasa page kung ano ang mayroon para sa phone mo. Parehong account, parehong mga laro.</p>
      <ol>
        <li><b>Android:</b> i-download ang file, buksan ito, at payagan ang pag-install mula sa source na ito kapag nagtanong ang phone mo.</li>
        <li><b>iPhone at iPad:</b> buksan ang link at i-tap ang Install. Saka pagkatiwalaan ang developer sa Settings, General, VPN and Device Management.</li>
        <li><b>Web app:</b> buksan ang link sa browser at idagdag ito sa home screen mo. Sa Safari, i-tap ang Share; sa Chrome, buksan ang menu.</li>
        <li>Mag-log in gamit ang dati mong account.</li>
      </ol>
      <p>Mag-install lang mula sa page na ito o sa mga opisyal na store. Hindi namin kailanman hihingin ang password mo sa mensahe. Kung wala pang app, gumagana nang maayos ang site sa browser ng phone mo.</p>`,
  },
  messages: {
    title: 'Mga mensahe, balita at pop-up',
    keywords:
      'message, mensahe, inbox, notification, notif, abiso, balita, announcement, di nabasa, unread, burahin mensahe, ibalik mensahe, stop ads, ayaw ko ng promo text, unsubscribe, spam, popup, pop up, tanggalin popup',
    content: `
      <p>Nasa <a href="/member/messageV2">Mga mensahe</a> ang balita tungkol sa account, pera at mga reward mo. Nasa <a href="/noticePage">Pinakabagong balita</a> ang tungkol sa site.</p>
      <ol>
        <li>Buksan ang mensahe para basahin. Dadalhin ka ng link nito sa order o page na tinutukoy.</li>
        <li>Inaalis ng “Markahang nabasa na lahat” ang numero sa menu. Puwedeng maibalik ang binurang mensahe gamit ang “Ibalik”.</li>
        <li>Para hindi na lumabas ang pop-up sa araw na ito, piliin ang “Huwag na ngayong araw”.</li>
      </ol>
      <p>Kung ayaw mong makatanggap ng balita sa mga promo, sabihin sa <a href="/help?article=contact">customer service</a>: puwede mo itong ihinto anumang oras. Wala kang matatanggap na ads habang naka-time-out o naka-self-exclude ka. Darating pa rin ang mga mensahe tungkol sa pera mo.</p>
      <p>Hindi kami kailanman humihingi ng password o code sa mensahe.</p>`,
  },
  language: {
    title: 'Palitan ang wika o gamitin ang dark theme',
    keywords:
      'language, lengguwahe, wika, palit language, change language, tagalog, filipino, english, ingles, ibang language lumabas, chinese lumabas, dark mode, night mode, light mode, itim na background, madilim, maliwanag, kulay, settings, display',
    content: `
      <ol>
        <li>Para sa wika, gamitin ang button ng wika sa itaas, o ang “Mga setting” sa menu kung nasa phone ka. Pumili ng isa sa listahan.</li>
        <li>Para sa theme, pindutin ang “Lumipat sa dark theme” o “Lumipat sa light theme” sa parehong lugar.</li>
      </ol>
      <p>Nase-save ang pinili mo sa browser na ito. Sa ibang device, pipili ka ulit. Nasa listahan ang lahat ng wika ng site na ito; kung wala roon ang sa iyo, hindi pa ito available.</p>
      <p>Susunod sa karaniwang sulat ng wikang iyon ang mga petsa at halaga. Hindi magbabago ang currency ng account mo.</p>
      <p>Kung nawawala ang pinili mo tuwing babalik ka, tingnan kung binubura ng browser mo ang cookies kapag isinasara.</p>`,
  },
  chat: {
    title: 'Mga patakaran sa chat room, o hindi ako makasulat',
    keywords:
      'chat, chat room, chatroom, gc, di maka chat, di makasulat, na mute, naka mute, na ban sa chat, na block sa chat, bakit na block ang chat ko, report, bastos, mura, spam, bawal na salita, bawal link, ayaw ma send message, moderator, kausap ibang player',
    content: `
      <p>Mababasa ng lahat ang chat room. Para makasulat, kailangan mo ng totoong account at unang deposit. Habang nagpapahinga ka sa paglalaro, pagbabasa lang ang puwede.</p>
      <ul>
        <li>Hanggang 200 character ang isang mensahe.</li>
        <li>Bawal ang link, mahahabang numero gaya ng phone o account number, at pang-iinsulto. Hindi tatanggapin ang mensaheng may bawal na salita; hindi ito itatago nang hindi mo alam.</li>
        <li>Isang mensahe kada tatlong segundo, at huwag paulit-ulit ang pareho.</li>
        <li>May takip ang mga pangalan. May marka ang support at mga agent, at walang ibang puwedeng magkaroon nito.</li>
      </ul>
      <ol>
        <li>Kung may mensaheng labag sa patakaran, i-report ito. Pagkatapos ng ilang report, itatago ito hanggang makapagpasya kami.</li>
        <li>Ang lumalabag sa patakaran ay puwedeng i-mute nang ilang panahon, o i-ban.</li>
      </ol>
      <p>Hindi help desk ang chat room: kung tungkol sa account mo, sumulat sa <a href="/help?article=contact">customer service</a>.</p>`,
  },
  feedback: {
    title: 'Sabihin sa amin kung ano ang puwede pang ayusin',
    keywords:
      'feedback, suggestion, mungkahi, suhestiyon, reklamo, complaint, bug, may sira sa site, error sa site, report problem, komento, puna, papuri, ideya, dapat ayusin, sumulat sa inyo',
    content: `
      <p>Buksan ang <a href="/feedback">Magpadala ng feedback</a>. Kung walang nakita ang paghahanap sa <a href="/help">Tulong</a>, magbubukas ang form na nakalagay na ang mga salita mo.</p>
      <ol>
        <li>Pumili ng kategorya.</li>
        <li>Isulat kung ano ang nangyari o ano ang kulang, sa 10 hanggang 1,000 character. Malaking tulong ang order number, ang laro o ang page.</li>
        <li>Kung hindi ka naka-log in at gusto mo ng sagot, mag-iwan ng email address. Ipadala ito. Hanggang lima ang puwede mong ipadala sa isang oras.</li>
      </ol>
      <p>Kung naka-log in ka, darating ang sagot namin sa <a href="/member/messageV2">Mga mensahe</a>. Puwede mo ring sabihin sa dulo ng isang artikulo kung nakatulong ito, at baguhin ang sagot mo kalaunan.</p>
      <p>Kung tungkol sa pera o sa account mo, mas mabilis ang <a href="/help?article=contact">customer service</a>. Huwag kailanman magpadala ng password o code.</p>`,
  },
  // about
  about: {
    title: 'Tungkol sa amin',
    keywords:
      'sino kayo, anong site ito, legit ba, legit ba to, totoo ba, scam ba kayo, may lisensya ba, license, pagcor, legal ba, ligtas ba, mapagkakatiwalaan, kompanya, may-ari, anong mga laro, safe',
    content: `
      <p>Ang {name} ay online gaming site para sa mga nasa hustong gulang: mga laro ng maraming studio sa iisang account, iisang patakaran at iisang customer service team.</p>
      <h3>Ano ang malalaro rito</h3>
      <p>{games}. Nasa card ng bawat laro ang minimum na taya, RTP at volatility.</p>
      <h3>Ang paninindigan namin</h3>
      <ul>
        <li>Patas: galing ang resulta sa random number generator ng lisensiyadong studio o sa draw na nakikita sa camera. Hindi namin ito mababago. Ikaw mismo ay puwedeng <a href="/lottery/fair">magsuri ng bawat draw</a> ng mga loterya namin.</li>
        <li>Malinaw: nasa record ng taya ang bawat taya mo, at nasa record ng account ang bawat transaksyon.</li>
        <li>Ligtas: protektado ng 128-bit encryption ang koneksyon, at hiwalay ang pera ng mga manlalaro sa pera namin.</li>
        <li>Responsable: para lang sa {age} taong gulang pataas, at puwedeng mag-set ng limit at magpahinga ang lahat.</li>
        <li>Lisensiyado: binubuksan ng bawat badge ng lisensiya sa ibaba ng page ang numero, may hawak at bisa nito, kasama ang link sa rehistro ng regulator.</li>
      </ul>
      <p>Nasa ibaba ng bawat page ang mga lisensya namin. May dapat bang ayusin? Sabihin sa customer service: binabasa namin ang lahat.</p>`,
  },
  term: {
    title: 'Mga tuntunin at kondisyon',
    keywords:
      'terms, terms and conditions, t&c, rules, patakaran, tuntunin, kasunduan, kasunduan sa pagpaparehistro, sino puwede maglaro, ilang taon, isang account lang, dormant account, inactive account, daya, void bet, bawal, legal',
    content: `
      <p>Sa paggamit ng {name}, tinatanggap mo ang mga tuntuning ito. Maikli lang ito; basahin muna bago magbukas ng account.</p>
      <h3>Sino ang puwedeng maglaro</h3>
      <ul>
        <li>Dapat {age} taong gulang ka pataas, at nasa legal na edad sa pagsusugal sa lugar mo.</li>
        <li>Isang account bawat tao, kapangalan ng bank account mo; kung hindi, hindi ka makakapag-withdraw.</li>
        <li>Bawal ibenta, ipahiram o ipalaro sa iba ang account. Ingatan ang password mo.</li>
      </ul>
      <h3>Mga taya</h3>
      <ul>
        <li>May bisa ang taya kapag nakumpirma na ng system; ang record ng server namin ang masusunod.</li>
        <li>Puwedeng i-void ang tayang dulot ng error, halatang maling odds o alam nang resulta, at ire-refund ang taya.</li>
        <li>Ayon sa patakaran ng laro ang settlement ng round na hindi natapos; kapag kinansela ang laban, ire-refund ang taya.</li>
      </ul>
      <h3>Mga bonus at account</h3>
      <ul>
        <li>May turnover requirement ang bawat bonus na nakasulat sa page nito; kakanselahin ang bonus na kinuha gamit ang maraming account.</li>
        <li>Kapag may hinala ng panloloko, money laundering o automated na paglalaro, puwede naming i-freeze ang account habang iniimbestigahan.</li>
        <li>Nagiging inactive ang account na hindi nagamit nang 12 buwan. Sa iyo pa rin ang balanse, at puwede itong i-reactivate ng customer service.</li>
      </ul>
      <p>Inaanunsyo sa pinakabagong balita ang mga pagbabago bago magkabisa. Kung tutol ka sa resulta, sumulat sa customer service sa loob ng 30 araw.</p>`,
  },
  privacy: {
    title: 'Patakaran sa privacy',
    keywords:
      'privacy, data privacy, data ko, personal data, personal info, impormasyon ko, burahin data ko, delete my data, sino nakakakita, binebenta ba data, cookies, dpa, gaano katagal itago, itama ang data, tracking',
    content: `
      <p>Kinokolekta lang ng {name} ang kailangan para sa account mo, at iniingatan ang data mo gaya ng pag-iingat sa balanse mo.</p>
      <h3>Ang kinokolekta namin</h3>
      <ul>
        <li>Ang ibinigay mo: username, pangalan sa bank account, mobile number, email address at iba pa.</li>
        <li>Ang ginagawa mo rito: kailan, saan at sa anong device ka nag-log in; mga deposit, withdrawal at taya mo.</li>
        <li>Ang usapan ninyo ng customer service.</li>
      </ul>
      <h3>Para saan ito</h3>
      <ul>
        <li>Para patakbuhin ang account mo, iproseso ang mga bayad, bayaran ang panalo, at i-verify ang edad at pagkakakilanlan mo.</li>
        <li>Para maiwasan ang panloloko at pagnanakaw, at masunod ang mga lisensya namin at ang batas.</li>
        <li>Para balitaan ka ng mga promo kung pumayag ka; puwede mo itong ihinto anumang oras.</li>
      </ul>
      <h3>Sino ang nakakakita, at gaano katagal</h3>
      <p>Ang mga payment provider, ang mga studio ng nilalaro mo, at ang mga awtoridad na may legal na karapatan. Hindi namin ito kailanman ibinebenta. Pagkasara ng account, limang taon naming itinatago ang mga record nito ayon sa mga lisensya namin, saka binubura.</p>
      <p>Puwede mong hilinging makita, itama o burahin ang data mo: sumulat sa {email} at sasagot kami sa loob ng 30 araw.</p>`,
  },
  contact: {
    title: 'Kontakin kami',
    keywords:
      'customer service, cs, support, live chat, contact, kontak, kausapin, may makausap, tao, hindi bot, email, telegram, facebook, fb, messenger, hotline, number nyo, reklamo, complaint, supervisor, vip host, 24/7',
    content: `
      <p>Araw man o gabi, may sasagot sa iyo sa {name}.</p>
      <ul>
        <li>Live chat: 24/7 buong taon, karaniwang wala pang isang minuto.</li>
        <li>Email: {email}, sinasagot sa loob ng 12 oras. Mainam kung may ia-attach na dokumento.</li>
        <li>Telegram at Facebook: nasa window ng “Nakalimutan ang password?” ang mga link.</li>
        <li>VIP service: may sariling host mula VIP {rank}.</li>
      </ul>
      <h3>Para mas mabilis kang matulungan</h3>
      <p>Sabihin ang lahat sa isang mensahe: username, kailan nangyari, order number o laro, at kung ano ang nakita mo. Malaking tulong ang screenshot, at dinadala kami agad sa mismong request ng reference no. sa error page.</p>
      <p>Hindi kami kailanman humihingi ng password o verification code. Kung may humingi, huminto at sabihin sa amin.</p>
      <h3>Mga reklamo</h3>
      <p>Kung hindi ka kuntento sa sagot, sumulat sa amin at humiling ng review ng supervisor. Makakatanggap ka ng nakasulat na sagot sa loob ng pitong araw.</p>`,
  },
};
