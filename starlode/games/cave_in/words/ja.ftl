# 「スター・スクラッパーズ：ケイヴイン」日本語版。
#
# 問いかけは「〜してください」、記録は「〜ました」、ボタンとカードの文は句点なし。アーティファクトの名前は「」に入れる。
# [mined-crystal]のような角括弧の中はIDなので、そのまま残す。

title = スター・スクラッパーズ：ケイヴイン
summary = 傭兵を雇い、クリスタルを掘り、相手の基地を襲え。鉱山が崩壊するその時まで。
goal = クリスタル、アーティファクト、トーテムで勝利点を稼ぎます。落盤が重なると鉱山は崩壊し、そのラウンドを終えて最高点の人が勝ちます。
turn = アーティファクトとリーダーのスキルを使い、異なるアクションを2回まで行います：雇用、採掘、収集、スキルの使用。代わりに基地を襲撃できます。支払いは手札で行い、出したカードは基地に、最後の1枚はリーダーになります。

## オプション

option-edition = ウィードロックのスキルをどの版に合わせるか
    .title = ウィードロックのスキル
    .help = どの版のスキルを使うか
option-factions = この対局に登場する4つの勢力
    .title = 勢力
    .help = 6つのうち4つが登場します
option-start-player = 誰から始めるか
    .title = スタートプレイヤー
    .help = 誰から始めるか
option-overpay = 不可：コストに達した時点で支払いを終える
    .title = 払いすぎ
    .help = 不可：コストに達した時点で支払いを終えます
option-idle-rounds = 動きのないラウンドが何回続くと落盤が起きるか
    .title = 動きのないラウンド
    .help = この回数続くと落盤が起きます
option-open-piles = 所持クリスタルを全員に公開するか
    .title = 所持クリスタルの公開
    .help = 全員が中身を見られます

## 色

colour-brown = 茶
    .short = 茶
colour-blue = 青
    .short = 青
colour-purple = 紫
    .short = 紫
colour-yellow = 黄
    .short = 黄
colour-red = 赤
    .short = 赤
colour-green = 緑
    .short = 緑
colour-unknown = 別の色

## 勢力とその得意分野

faction-terron = テロン
    .theme = 雇用
faction-hydran = ハイドラン
    .theme = 買収
faction-mineggler = マイネグラー
    .theme = 経済
faction-metanel = メタネル
    .theme = 採掘
faction-bioss = バイオス
    .theme = 服従
faction-weedlock = ウィードロック
    .theme = 拡大

## 傭兵。短い名前は勢力名なし

card-terron-driller = テロン・ドリラー
    .short = ドリラー
    .text = { $skill }
card-terron-foreman = テロン・フォアマン
    .short = フォアマン
    .text = { $skill }
card-terron-sergeant = テロン・サージェント
    .short = サージェント
    .text = { $skill }
card-terron-colonel = テロン・カーネル
    .short = カーネル
    .text = { $skill }
card-hydran-frogtopus = ハイドラン・フロッグトパス
    .short = フロッグトパス
    .text = { $skill }
card-hydran-fishbean = ハイドラン・フィッシュビーン
    .short = フィッシュビーン
    .text = { $skill }
card-hydran-shuwar = ハイドラン・シュウォー
    .short = シュウォー
    .text = { $skill }
card-hydran-mushell = ハイドラン・ムシェル
    .short = ムシェル
    .text = { $skill }
card-mineggler-mineraccoon = マイネグラー・マイナラクーン
    .short = マイナラクーン
    .text = { $skill }
card-mineggler-diggerhino = マイネグラー・ディガーライノ
    .short = ディガーライノ
    .text = { $skill }
card-mineggler-ancientone = マイネグラー・エンシェントワン
    .short = エンシェントワン
    .text = { $skill }
card-mineggler-maccarat = マイネグラー・マッカラット
    .short = マッカラット
    .text = { $skill }
card-metanel-oddgrabber = メタネル・オッドグラバー
    .short = オッドグラバー
    .text = { $skill }
card-metanel-drollo = メタネル・ドローロ
    .short = ドローロ
    .text = { $skill }
card-metanel-robuster = メタネル・ロバスター
    .short = ロバスター
    .text = { $skill }
card-metanel-scrabber = メタネル・スクラバー
    .short = スクラバー
    .text = { $skill }
card-bioss-cyberwitch = バイオス・サイバーウィッチ
    .short = サイバーウィッチ
    .text = { $skill }
card-bioss-mindwasp = バイオス・マインドワスプ
    .short = マインドワスプ
    .text = { $skill }
card-bioss-custodian = バイオス・カストディアン
    .short = カストディアン
    .text = { $skill }
card-bioss-domina = バイオス・ドミナ
    .short = ドミナ
    .text = { $skill }
card-weedlock-sapling = ウィードロック・サプリング
    .short = サプリング
    .text = { $skill }
card-weedlock-stalkroot = ウィードロック・ストークルート
    .short = ストークルート
    .text = { $skill }
card-weedlock-seeder = ウィードロック・シーダー
    .short = シーダー
    .text = { $skill }
card-weedlock-mandragore = ウィードロック・マンドラゴラ
    .short = マンドラゴラ
    .text = { $skill }
card-unknown = カード1枚

## スキル：カードの文。$amountは文中の数、$colourはカードの色、$costはクリスタルの最低コスト

skill-take-crystal = 鉱山からコスト{ $cost }の{ $colour }のクリスタルを1個取る
    .label = 同色のクリスタルを取る
skill-foreman = この手番中、雇用に必要なレベルが{ $amount }下がる
    .label = 雇用に必要なレベル−{ $amount }
skill-sergeant = { $amount ->
    [1] 自分の基地の一番下のカードを手札に加える
   *[other] 自分の基地の下から{ $amount }枚まで手札に加える
 }
    .label = 自分の基地の下から{ $amount }枚まで
skill-colonel = ドックのカードを合計{ $amount }レベルまで、支払わずに手札に加える
    .label = ドックから合計{ $amount }レベルまで
skill-fishbean = ドックのレベル{ $amount }のカードを1枚、支払わずに手札に加える。この手番の2回のアクションは同じ種類でもよい
    .label = レベル{ $amount }を1枚、同じアクション可
skill-shuwar = { $amount ->
    [1] 好きな基地からカードを1枚引き抜く（リーダーを除く）
   *[other] 1つの基地からカードを{ $amount }枚まで引き抜く（リーダーを除く）
 }
    .label = { $amount ->
    [1] 基地から1枚引き抜く
   *[other] 1つの基地から{ $amount }枚まで引き抜く
 }
skill-mushell = { $amount ->
    [1] 好きな基地からカードを1枚引き抜く（リーダーを除く）
   *[other] 1つの基地からカードを{ $amount }枚まで引き抜く（リーダーを除く）
 }
    .label = { $amount ->
    [1] 基地から1枚引き抜く
   *[other] 1つの基地から{ $amount }枚まで引き抜く
 }
skill-diggerhino = この手番中、鉱山のクリスタル1個の色を変える。その採掘コスト−{ $amount }
    .label = クリスタルの色変更、コスト−{ $amount }
skill-ancientone = 手番終了まで、アーティファクトのコスト−{ $amount }
    .label = アーティファクトのコスト−{ $amount }
skill-maccarat = 手番終了まで、クリスタルの採掘コスト−{ $amount }
    .label = クリスタルのコスト−{ $amount }
skill-drollo = この手番に追加で{ $amount }回採掘できる
    .label = 追加の採掘{ $amount }回
skill-robuster = { $amount ->
    [1] 手番終了まで、手札1枚の色を変える
   *[other] 手番終了まで、手札{ $amount }枚までを同じ1色に変える
 }
    .label = 手札{ $amount }枚まで色変更
skill-scrabber = この手番にクリスタルを採掘するたびに、同じコストのクリスタルをもう1個取る（最高コストの採掘を除く）
    .label = 採掘後に同コストをもう1個
skill-mindwasp = 自分のリーダーより下で最もレベルの低いカード1枚を服従させる
    .label = 自分の最弱を服従
skill-custodian = 好きな基地からレベル{ $amount }のカード1枚を服従させる（リーダーを除く）
    .label = レベル{ $amount }を服従
skill-domina = { $amount ->
    [1] 手札のレベル1のカード1枚を服従させ、コスト{ $cost }のクリスタルを1個取る
   *[other] 手札のレベル1のカードを{ $amount }枚まで服従させ、1枚につきコスト{ $cost }のクリスタルを1個取る
 }
    .label = 手札のレベル1を{ $amount }枚まで服従、各1個獲得
skill-fit = この手番中、採掘では自分のウィードロックを好きな色として扱う
    .label = ウィードロックは全色扱い
skill-double = この手番中、支払いでは自分のウィードロックのレベルを2倍にする
    .label = ウィードロックはレベル2倍
skill-harvest = 好きな数の基地からウィードロックを1枚ずつ、または1つの基地から{ $amount }枚引き抜く（リーダーを除く）
    .label = 各基地のウィードロックを引き抜く
skill-uproot = 1つの基地からウィードロックをすべて引き抜く（リーダーを除く）
    .label = 1つの基地のウィードロックすべて

## クリスタルは色と形で呼ぶ：かけらはコスト1、ひし形は3、六角は6、ブリリアントは10

crystal = { $colour }の{ $cut }
# 記録では手の表記どおりに、目に見える所では見た目で呼ぶ。
crystal-token = { $token }
    .seen = { crystal }
    .worth = { crystal }（{ $vp }点）
space-unknown = クリスタル
cut-shard = かけら
cut-rhombus = ひし形
cut-hexagon = 六角
cut-brilliant = ブリリアント

## アーティファクトカードとその左右。能力を持つ側と、点になる側がある

artifact = { $left }／{ $right }
artifact-card = { $card }
    .seen = { $left }／{ $right }
artifact-unknown = アーティファクト
printed-on-half = { ID($does) ->
    [unknown] { $scores }
   *[other] { $does }
 }
half-space-exchange = 宇宙取引所
    .text = { printed-on-half }
half-third-cyber-arm = 第三のサイバーアーム
    .text = { printed-on-half }
half-barking-up-the-right-three = 三度目の正直
    .text = { printed-on-half }
half-enhanced-vision = 強化視覚
    .text = { printed-on-half }
half-contract = 契約書
    .text = { printed-on-half }
half-scrap-ledger = スクラップ台帳
    .text = { printed-on-half }
half-mass-production = 大量生産
    .text = { printed-on-half }
half-baton-of-coaxing = 説得の警棒
    .text = { printed-on-half }
half-deep-vein-licence = 深層鉱脈許可証
    .text = { printed-on-half }
half-laser-drill = レーザードリル
    .text = { printed-on-half }
half-core-rights = コア採掘権
    .text = { printed-on-half }
half-prism-lens = プリズムレンズ
    .text = { printed-on-half }
half-pebble-trade = 小石取引
    .text = { printed-on-half }
half-supply-shuttle = 補給シャトル
    .text = { printed-on-half }
half-spectrum-permit = スペクトル許可証
    .text = { printed-on-half }
half-headhunter-drone = ヘッドハンター・ドローン
    .text = { printed-on-half }
half-totem-cult = トーテム信仰
    .text = { printed-on-half }
half-blast-doors = 防爆扉
    .text = { printed-on-half }
half-hazard-pay = 危険手当
    .text = { printed-on-half }
half-seismic-prop = 耐震支柱
    .text = { printed-on-half }
half-veterans-roll = 古参兵名簿
    .text = { printed-on-half }
half-duplex-roster = 二重シフト表
    .text = { printed-on-half }
half-glyph-archive = グリフ保管庫
    .text = { printed-on-half }
half-overtime-siren = 残業サイレン
    .text = { printed-on-half }
half-unknown = アーティファクトの片側

## 能力：能力を持つ側の文

ability-third-cyber-arm = 自分の基地の一番下のカードを手札に加える
ability-enhanced-vision = 襲撃の後、もう1つの基地を襲撃できる
ability-scrap-ledger = アーティファクトのコスト−{ $amount }
ability-baton-of-coaxing = 襲撃するたびに、コスト{ $cost }のクリスタルを1個取れる
ability-laser-drill = クリスタルの採掘コスト−{ $amount }
ability-prism-lens = 採掘のたびに、支払いのカード1枚は違う色でもよい
ability-supply-shuttle = ドックのレベル1のカードを1枚、支払わずに手札に加える
ability-headhunter-drone = 雇用に必要なレベルが{ $amount }下がる
ability-blast-doors = ほかのプレイヤーの襲撃で奪われるカードは{ $amount }枚までになる
ability-seismic-prop = 落盤シンボル付きのクリスタルを採掘した時、落盤を防げる
ability-duplex-roster = 毎手番、2回のアクションは同じ種類でもよい
ability-overtime-siren = この手番に追加で{ $amount }回雇用できる
ability-unknown = なし

## 得点：数える対象$everyにつき$vp点

scoring-artifacts = { $every ->
    [1] 所持アーティファクト1枚につき{ $vp }点（これも含む）
   *[other] 所持アーティファクト{ $every }枚ごとに{ $vp }点（これも含む）
 }
scoring-crystals = { $every ->
    [1] 所持クリスタル1個につき{ $vp }点
   *[other] 所持クリスタル{ $every }個ごとに{ $vp }点
 }
scoring-crystals-of-cost = { $every ->
    [1] コスト{ $cost }の所持クリスタル1個につき{ $vp }点
   *[other] コスト{ $cost }の所持クリスタル{ $every }個ごとに{ $vp }点
 }
scoring-crystals-of-one-colour = { $every ->
    [1] 最も多く持つ色のクリスタル1個につき{ $vp }点
   *[other] 最も多く持つ色のクリスタル{ $every }個ごとに{ $vp }点
 }
scoring-colours = { $every ->
    [1] 所持クリスタルの色1色につき{ $vp }点
   *[other] 所持クリスタルの色{ $every }色ごとに{ $vp }点
 }
scoring-totems = { $every ->
    [1] 所持トーテム1個につきさらに{ $vp }点
   *[other] 所持トーテム{ $every }個ごとにさらに{ $vp }点
 }
scoring-cave-in-symbols = { $every ->
    [1] 落盤シンボル付きの所持クリスタル1個につき{ $vp }点
   *[other] 落盤シンボル付きの所持クリスタル{ $every }個ごとに{ $vp }点
 }
scoring-base-cards = { $every ->
    [1] ゲーム終了時、自分の基地のカード1枚につき{ $vp }点
   *[other] ゲーム終了時、自分の基地のカード{ $every }枚ごとに{ $vp }点
 }
scoring-symbols = { $every ->
    [1] 1個以上持つ勢力シンボル1種類につき{ $vp }点
   *[other] 1個以上持つ勢力シンボル{ $every }種類ごとに{ $vp }点
 }

## 問いかけと、見送ったときの記録。$picksは残りの回数

ask-start-artifact = アーティファクトを発動するか、このまま進んでください。
log-decline-start-artifact = { $seat }はアーティファクトを発動せずに進みました。
ask-shuttle-pick = ドックからレベル1のカードを1枚取るか、見送ってください。
log-decline-shuttle-pick = { $seat }はドックからカードを取りませんでした。
ask-leader = リーダー{ $leader }のスキルを使うか、スキップしてください。
log-decline-leader = { $seat }はリーダーのスキルを使いませんでした。
ask-action = { SIZE($actions) ->
    [0] 残りのアクションはありません。手番を終えてください。
   *[other] アクションを選んでください（残り：{ AND($actions) }）。
 }
ask-recruit-pay = { $gratis ->
    [1] { $hired }の支払い：レベル{ OR($levels) }のカードを1枚出してください。出さなくてもかまいません。
   *[0] { $hired }の支払い：レベル{ OR($levels) }のカードを1枚出してください。
 }
ask-mine-pay = { $met ->
    [1] { $crystal }の支払い：{ $cost }レベル中{ $paid }レベル支払い済みです。カードを追加するか、支払いを終えてください。
   *[0] { $crystal }の支払い：{ $cost }レベル中{ $paid }レベル支払い済みです。
 }
ask-prop = 落盤トークンを{ $now }で止めるか、{ $next }へ進めてください。
ask-scrabber-take = 鉱山からコスト{ $wanted }のクリスタルをもう1個取るか、見送ってください（残り{ $picks }回）。
log-decline-scrabber-take = { $seat }はこれ以上クリスタルを取りませんでした。
ask-collect-pay = { $met ->
    [1] 「{ $artifact }」の支払い：{ $cost }レベル中{ $paid }レベル支払い済みです。カードを追加するか、支払いを終えてください。
   *[0] 「{ $artifact }」の支払い：{ $cost }レベル中{ $paid }レベル支払い済みです。
 }
ask-collect-half = 有効にする側を選んでください：左は「{ $left }」、右は「{ $right }」です。
ask-crystal-take = 鉱山からコスト{ $wanted }の{ $colour }のクリスタルを1個取るか、見送ってください。
log-decline-crystal-take = { $seat }はクリスタルを取りませんでした。
ask-sergeant-take = 自分の基地の一番下の{ $card }を取るか、ここまでにしてください（残り{ $picks }回）。
log-decline-sergeant-take = { $seat }は基地をそのままにしました。
ask-colonel-pick = ドックからカードを1枚取るか、ここまでにしてください（残り{ $picks }レベル）。
log-decline-colonel-pick = { $seat }はこれ以上ドックからカードを取りませんでした。
ask-fishbean-pick = ドックからレベル{ $picks }のカードを1枚取るか、見送ってください。
log-decline-fishbean-pick = { $seat }はドックからカードを取りませんでした。
ask-shuwar-pick = { ask-mushell-pick }
log-decline-shuwar-pick = { $seat }は基地からカードを引き抜きませんでした。
ask-mushell-pick = { ID($base) ->
    [unknown] リーダー以外のカードを基地から1枚引き抜くか、見送ってください（残り{ $picks }回）。
   *[other] { $own_base ->
        [1] 自分の基地からもう1枚引き抜くか、ここまでにしてください（残り{ $picks }回）。
       *[0] { $base }の基地からもう1枚引き抜くか、ここまでにしてください（残り{ $picks }回）。
     }
 }
log-decline-mushell-pick = { $seat }はこれ以上カードを引き抜きませんでした。
ask-digger-crystal = 色を変えて安くするクリスタルを選ぶか、見送ってください。
log-decline-digger-crystal = { $seat }はクリスタルの色を変えませんでした。
ask-digger-colour = { $crystal }を何色に変えるか選ぶか、{ $current }のままにしてください。
ask-robuster-colour = 手札を何色に変えるか選ぶか、見送ってください。
log-decline-robuster-colour = { $seat }はカードの色を変えませんでした。
ask-robuster-card = { $paint }に変える手札を選ぶか、ここまでにしてください（残り{ $picks }枚）。
log-decline-robuster-card = { $seat }はこれ以上カードの色を変えませんでした。
ask-mindwasp-pick = 自分のリーダーより下で最もレベルの低いカード1枚を服従させるか、見送ってください。
log-decline-mindwasp-pick = { $seat }はカードを服従させませんでした。
ask-custodian-pick = 基地からレベル{ $picks }のカード（リーダー以外）を1枚服従させるか、見送ってください。
log-decline-custodian-pick = { $seat }はカードを服従させませんでした。
ask-domina-card = 手札のレベル1のカードを1枚服従させるか、ここまでにしてください（残り{ $picks }回）。
log-decline-domina-card = { $seat }はこれ以上カードを服従させませんでした。
ask-domina-crystal = 鉱山からコスト{ $wanted }のクリスタルを1個取るか、見送ってください。
log-decline-domina-crystal = { $seat }はクリスタルを取りませんでした。
ask-harvest-pick = 基地からリーダー以外のウィードロックを1枚引き抜くか、ここまでにしてください。
log-decline-harvest-pick = { $seat }はこれ以上ウィードロックを引き抜きませんでした。
ask-uproot-base = ウィードロックを引き抜く基地を選ぶか、見送ってください。
log-decline-uproot-base = { $seat }はウィードロックを引き抜きませんでした。
ask-uproot-pick = { $own_base ->
    [1] 自分の基地からリーダー以外のウィードロックを1枚引き抜くか、ここまでにしてください。
   *[0] { $base }の基地からリーダー以外のウィードロックを1枚引き抜くか、ここまでにしてください。
 }
log-decline-uproot-pick = { $seat }はこれ以上ウィードロックを引き抜きませんでした。
ask-baton-take = 鉱山からコスト{ $wanted }のクリスタルを1個取るか、見送ってください。
log-decline-baton-take = { $seat }はクリスタルを取りませんでした。
ask-second-raid = 2つ目の基地を襲撃するか、見送ってください。
log-decline-second-raid = { $seat }は2回目の襲撃を見送りました。

# 残りのアクションの一覧
left-normal-action = 通常アクション{ $count }回
left-extra-mine = 追加の採掘{ $count }回
left-extra-recruit = 追加の雇用{ $count }回

## 選択肢の内容（メニュー）

do-ability = 「{ $half }」を発動する：{ FORM($half, form: "text") }
do-dock = ドックから{ $card }（レベル{ $level }、{ $colour }）を取る
do-action-dock = { SIZE($levels) ->
    [0] { $card }（レベル{ $level }、{ $colour }）を支払いなしで雇用する
   *[other] { $gratis ->
        [1] { $card }（レベル{ $level }、{ $colour }）をレベル{ OR($levels) }のカード1枚、または支払いなしで雇用する
       *[0] { $card }（レベル{ $level }、{ $colour }）をレベル{ OR($levels) }のカード1枚で雇用する
     }
 }
# 次の3つは、同じクリスタルの情報で終わる。$symbolはない場合があり、$cave_inは落盤シンボルがあれば1。
do-crystal = { $crystal }を取る：コスト{ $printed }、{ $vp }点{ ID($symbol) ->
    [unknown] { "" }
   *[other] 、{ $symbol }のシンボル
 }{ $cave_in ->
    [1] 、落盤シンボル
   *[0] { "" }
 }
do-digger-crystal-crystal = { $crystal }の色を変える：コスト{ $printed }、{ $vp }点{ ID($symbol) ->
    [unknown] { "" }
   *[other] 、{ $symbol }のシンボル
 }{ $cave_in ->
    [1] 、落盤シンボル
   *[0] { "" }
 }
do-action-crystal = { $crystal }{ $wild ->
    [1] （ワイルド）
   *[0] { "" }
 }を採掘する：{ $full_price ->
    [1] コスト{ $cost }
   *[0] コスト{ $printed }→{ $cost }
 }、{ $vp }点{ ID($symbol) ->
    [unknown] { "" }
   *[other] 、{ $symbol }のシンボル
 }{ $cave_in ->
    [1] 、落盤シンボル
   *[0] { "" }
 }
do-stack = { $full_price ->
    [1] 「{ $left }」か「{ $right }」を収集する：コスト{ $cost }
   *[0] 「{ $left }」か「{ $right }」を収集する：コスト{ $printed }→{ $cost }
 }
do-digger-colour-colour = この手番中、{ $crystal }を{ $colour }にする
do-colour = この手番中、手札を{ $colour }にする
do-seat = { $own ->
    [1] 自分の基地を襲撃する（カード{ $cards }枚、{ $totem }のトーテム）：{ $leader }は自分の手札に戻る
   *[0] { $owner }の基地を襲撃する（カード{ $cards }枚、{ $totem }のトーテム）：{ $leader }は{ $owner }の手札に戻る
 }
do-uproot-base-seat = { $own ->
    [1] 自分の基地からウィードロックを引き抜く
   *[0] { $owner }の基地からウィードロックを引き抜く
 }
do-base = { $own ->
    [1] 自分の基地から{ $card }（レベル{ $level }、{ $colour }）を引き抜く
   *[0] { $owner }の基地から{ $card }（レベル{ $level }、{ $colour }）を引き抜く
 }
do-mindwasp-pick-base = 自分の基地の{ $card }（レベル{ $level }、{ $colour }）を服従させる
do-custodian-pick-base = { $own ->
    [1] 自分の基地の{ $card }（レベル{ $level }、{ $colour }）を服従させる
   *[0] { $owner }の基地の{ $card }（レベル{ $level }、{ $colour }）を服従させる
 }
# 2倍で数えるウィードロックでは$as_printedが0。
do-hand = { $as_printed ->
    [1] { $card }（レベル{ $level }、{ $colour }）で支払う
   *[0] { $card }（レベル{ $level }、{ $colour }）をレベル{ $counted }として支払う
 }
do-recruit-pay-hand = { $as_printed ->
    [1] { $card }（レベル{ $level }、{ $colour }）で支払う
   *[0] { $card }（レベル{ $level }、{ $colour }、レベル{ $counted }としても可）で支払う
 }
do-action-hand = { $card }のスキルを使う：{ FORM($card, form: "text") }{ $idle ->
    [1] 今は効果がありません。
   *[0] { "" }
 }
do-robuster-card-hand = この手番中、{ $card }（レベル{ $level }、{ $colour }）を{ $paint }にする
do-domina-card-hand = 手札の{ $card }（レベル{ $level }、{ $colour }）を服従させる

## ことばの内容（メニュー）

say-done = 見送る
say-start-artifact-done = アーティファクトを発動せずに進む
say-leader-done = リーダーのスキルを使わない
say-mine-pay-done = 支払いを終える
say-collect-pay-done = 支払いを終える
say-sergeant-take-done = 基地の残りはそのまま
say-colonel-pick-done = これ以上取らない
say-mushell-pick-done = これ以上引き抜かない
say-digger-colour-done = { $current }のまま
say-robuster-card-done = これ以上色を変えない
say-domina-card-done = これ以上服従させない
say-harvest-pick-done = これ以上引き抜かない
say-uproot-pick-done = これ以上引き抜かない
say-second-raid-done = 2回目の襲撃を見送る
say-end = 手番終了
say-leader = リーダーのスキルを使う
say-leader-leader = リーダー{ $leader }のスキルを使う：{ FORM($leader, form: "text") }{ $idle ->
    [1] 今は効果がありません。
   *[0] { "" }
 }
say-take = 自分の基地の一番下のカードを取る
say-sergeant-take-take = 自分の基地の一番下の{ $card }を取る
say-no-card = カードを出さずに雇用する
say-recruit-pay-no-card = カードを出さずに{ $hired }を雇用する
say-hold = 落盤トークンを止める
say-prop-hold = 落盤トークンを{ $now }で止める
say-move = 落盤トークンを進める
say-prop-move = 落盤トークンを{ $next }へ進める
say-left = 左側を選ぶ
say-collect-half-left = 「{ $left }」を選ぶ：{ FORM($left, form: "text") }
say-right = 右側を選ぶ
say-collect-half-right = 「{ $right }」を選ぶ：{ FORM($right, form: "text") }

## 小さい画面のための短い言い方。コロンの前は、いくつかに共通なら一度だけ表示

brief-action-dock = 雇用: { FORM($card, form: "short") } { FORM($colour, form: "short") }{ $level }
brief-action-crystal = 採掘: { $crystal } ({ $cost }), { $vp } 点{ ID($symbol) ->
    [unknown] { "" }
   *[other] { " " }◆{ FORM($symbol, form: "short") }
 }{ $cave_in ->
    [1] { " " }!
   *[0] { "" }
 }
brief-action-stack = 収集: { $left } / { $right }
brief-action-hand = { $idle ->
    [1] スキル: { FORM($card, form: "short") }（今は効果なし）
   *[0] スキル: { FORM($card, form: "short") }
 }
brief-action-seat = { $own ->
    [1] 襲撃: 自分の基地
   *[0] 襲撃: { $owner }
 }
brief-crystal = { $crystal }, { $vp } 点{ ID($symbol) ->
    [unknown] { "" }
   *[other] { " " }◆{ FORM($symbol, form: "short") }
 }{ $cave_in ->
    [1] { " " }!
   *[0] { "" }
 }
brief-base = { $own ->
    [1] 自分の基地: { FORM($card, form: "short") } { FORM($colour, form: "short") }{ $level }
   *[0] { $owner }: { FORM($card, form: "short") } { FORM($colour, form: "short") }{ $level }
 }

## できない理由

no-full-hand = 手札がいっぱいです（{ $held }枚、上限{ $limit }枚）。
no-unpaid = 支払いが足りません（{ $cost }レベル中{ $paid }レベル支払い済み）。
no-not-for-nothing = { $hired }は支払いなしでは雇用できません。レベル{ OR($levels) }のカードを出してください。
no-wrong-level-to-pay = { $gratis ->
    [1] { $card }はレベル{ $level }です。{ $hired }にはレベル{ OR($levels) }のカードを出すか、何も出さないでください。
   *[0] { $card }はレベル{ $level }です。{ $hired }にはレベル{ OR($levels) }のカードを出してください。
 }
no-other-colour-to-pay = { $card }は{ $colour }です。{ $crystal }は{ $wanted }のカードで支払います。
no-exception-made = { $card }は{ $colour }です。{ $crystal }は{ $wanted }のカードで支払います。「プリズムレンズ」の例外はもう使いました。
no-exception-too-dear = { $card }は{ $colour }です。{ $crystal }は{ $wanted }のカードで支払います。「プリズムレンズ」の例外にすると、残りでコストに届きません。
no-not-one-colour = { $crystal }の支払いはすべて同じ色です。{ $card }を出すと、コスト{ $cost }に届きません。
no-after-raid = 襲撃の後は通常アクションを行えません。
no-no-action-left = この手番の通常アクションはもう残っていません。
no-same-action = このアクションはもう行いました。2回の通常アクションは異なる種類でなければなりません。
no-no-card-to-pay = { $card }の雇用にはレベル{ OR($levels) }のカードが必要ですが、手札にありません。
no-too-dear = このクリスタルは{ $colour }のカードでコスト{ $cost }です。手札では{ $pays }までしか支払えません。
no-too-dear-wild = このクリスタルは好きな1色のカードでコスト{ $cost }です。一番多い{ $colour }でも{ $pays }までしか支払えません。
no-too-dear-artifact = 「{ $artifact }」はコスト{ $cost }です。手札全部でも{ $pays }までしか支払えません。
no-not-owned = 「{ $half }」を持っていません。
no-works-by-itself = 「{ $half }」は常に有効で、発動するものではありません。
no-activated-before = 「{ $half }」はこの手番にもう発動しました。
no-not-in-docks = { $card }はドックにいません。
no-no-level-1-in-docks = ドックにレベル1のカードがありません。
no-empty-space = 鉱山のこのスペースは空です。
no-empty-stack = このアーティファクトの山は空です。
no-no-such-seat = その席はありません。席は0から{ $last }までです。
no-no-such-card = この基地に{ $place }枚目のカードはありません（全{ $cards }枚）。
no-nothing-below-leader = 自分の基地には、リーダーより下のカードがありません。
no-not-in-hand = { $card }は手札にありません。
no-other-colour-now = 手札の{ $card }は今{ OR($now) }で、{ $colour }ではありません。
no-same-base-again = 2回目の襲撃は、1回目とは別の基地でなければなりません。
no-raided-before = この手番にはもう襲撃しました。
no-actions-taken = 襲撃はすべての通常アクションの代わりに行うものです。通常アクションをもう{ $taken }回行いました。
no-empty-base = { $own ->
    [1] 自分の基地にカードがありません。
   *[0] { $owner }の基地にカードがありません。
 }
no-too-many-levels = { $card }はレベル{ $level }です。取れるのは残り{ $picks }レベルまでです。
no-other-level = { $card }はレベル{ $level }です。選べるのはレベル{ $wanted }のカードです。
no-other-cost = このクリスタルはコスト{ $printed }です。取れるのはコスト{ $wanted }のクリスタルです。
no-other-colour = 取れるのは{ $colour }のクリスタルです。これは{ $crystal }です。
no-same-colour = このクリスタルはもう{ $colour }です。変えない場合は「そのまま」を選んでください。
no-leader-is-immune = { $card }はリーダーなので、対象にできません。
no-own-base-only = 服従させられるのは自分の基地のカードだけです。
no-not-the-lowest = { $card }はレベル{ $level }です。リーダーより下で最も低いのはレベル{ $lowest }です。
no-one-base-only = { $own_base ->
    [1] 引き抜けるのは自分の基地のカードだけです。
   *[0] 引き抜けるのは{ $base }の基地のカードだけです。
 }
no-no-weedlock-there = { $own ->
    [1] 自分の基地には、リーダーより下にウィードロックがいません。
   *[0] { $owner }の基地には、リーダーより下にウィードロックがいません。
 }
no-not-a-weedlock = { $card }はウィードロックではありません。
no-harvested-before = この基地と別の基地からウィードロックを引き抜いたので、ここからはもう引き抜けません。
no-chosen-before = { $card }はこのスキルでもう選びました。

## 記録

log-turn = 第{ $round_number }ラウンド：{ $seat }の手番です。
log-activate = { $seat }は「{ $half }」を発動しました。
log-leader = { $seat }はリーダー{ $card }のスキルを使いました。
log-choose-card = { $seat }は{ $card }の雇用を選びました。
# コストなし（-1）は色変更の対象。
log-choose-crystal = { $cost ->
    [-1] { $seat }は{ $crystal }を選びました。
   *[other] { $seat }は{ $crystal }の採掘を選びました（コスト{ $cost }）。
 }
log-recruit = { $seat }は{ $card }を雇用しました。
log-mine = { $seat }は{ $crystal }を採掘しました。
log-collect = { $seat }は{ $artifact }の収集を選びました（コスト{ $cost }）。
log-skill = { $as_printed ->
    [1] { $seat }は{ $card }を出してスキルを使いました。
   *[0] { $seat }は{ $colour }にした{ $card }を出してスキルを使いました。
 }
log-pay = { $as_printed ->
    [1] { $seat }は{ $card }で支払いました。
   *[0] { $seat }は{ $colour }にした{ $card }で支払いました。
 }
log-keep = { $seat }は「{ $half }」を選びました。
log-take-dock = { $seat }はドックから{ $card }を取りました。
log-take-crystal = { $seat }は鉱山から{ $crystal }を取りました。
log-take-base = { $own ->
    [1] { $seat }は自分の基地から{ $card }を引き抜きました。
   *[0] { $seat }は{ $owner }の基地から{ $card }を引き抜きました。
 }
log-subjugate-base = { $own ->
    [1] { $seat }は自分の基地の{ $card }を服従させました。
   *[0] { $seat }は{ $owner }の基地の{ $card }を服従させました。
 }
log-subjugate-hand = { $as_printed ->
    [1] { $seat }は手札の{ $card }を服従させました。
   *[0] { $seat }は{ $colour }にした手札の{ $card }を服従させました。
 }
log-paint-crystal = この手番中、{ $seat }にとって{ $crystal }は{ $colour }になり、安くなりました。
log-paint-colour = { $seat }は手札を変える色に{ $colour }を選びました。
# どのカードかは持ち主だけが知る。
log-paint-card = { ID($card) ->
    [unknown] { $seat }は手札1枚の色を変えました。
   *[other] { $seat }は手札の{ $card }を{ $before }から{ $after }に変えました。
 }
log-raid = { $own ->
    [1] { $seat }は自分の基地を襲撃しました。
   *[0] { $seat }は{ $owner }の基地を襲撃しました。
 }
log-return-leader = リーダー{ $card }は{ $seat }の手札に戻りました。
log-totem = { ID($holder) ->
    [unknown] { $seat }はサプライから{ $colour }のトーテムを得ました。
   *[other] { $seat }は{ $holder }から{ $colour }のトーテムを得ました。
 }
log-raid-card = { $own ->
    [1] { $seat }は自分の基地から{ $card }を奪いました。
   *[0] { $seat }は{ $owner }の基地から{ $card }を奪いました。
 }
log-hold-cave-in = { $seat }は「{ $half }」で落盤を防ぎました。
log-cave-in = { ID($cause) ->
    [mined-crystal] { $count }回目の落盤：{ $seat }が落盤シンボル付きのクリスタルを採掘しました。
    [artifact-stack] { $count }回目の落盤：アーティファクトの山が1つ尽きました。
    [mercenary-stack] { $count }回目の落盤：傭兵の山札が1つ尽きました。
    [crystal-stack] { $count }回目の落盤：クリスタルの山が1つ尽きました。
   *[settling] { $count }回目の落盤：動きのないラウンドが続きました。
 }
log-end-actions = { $seat }は手番を終えました。
log-base = { $seat }はカード{ $cards }枚を自分の基地に重ねました。
log-trim = { $seat }の基地から{ $card }が箱に戻りました。
log-refill-dock = ドックに補充：{ $card }。
log-refill-mine = 鉱山に補充：{ $crystal }。
log-reveal-artifact = 山の新しい1枚：{ $artifact }（「{ $left }」か「{ $right }」）。
log-idle-round = { $rounds ->
    [1] このラウンドはボードから何もなくなりませんでした。
   *[other] { $rounds }ラウンド続けて、ボードから何もなくなりませんでした。
 }
log-over = { $cave_ins }回の落盤で鉱山が崩壊しました。ゲーム終了です。
log-decline = { $seat }は見送りました。

## クリスタルやアーティファクトが見える所での記録

page-title = ケイヴイン
page-too-much = { $count }超過
page-wasted = 今は対象がないため、スキルの効果はありません。
page-log-choose-crystal = { $cost ->
    [-1] { $seat }は{ FORM($crystal, form: "seen") }を選びました。
   *[other] { $seat }は{ FORM($crystal, form: "seen") }の採掘を選びました（コスト{ $cost }）。
 }
page-log-mine = { $seat }は{ FORM($crystal, form: "worth") }を採掘しました。
page-log-collect = { $seat }は「{ FORM($artifact, form: "seen") }」の収集を選びました（コスト{ $cost }）。
page-log-take-crystal = { $seat }は鉱山から{ FORM($crystal, form: "worth") }を取りました。
page-log-paint-crystal = この手番中、{ $seat }にとって{ FORM($crystal, form: "seen") }は{ $colour }になり、安くなりました。
page-log-refill-mine = 鉱山に補充：{ FORM($crystal, form: "worth") }。
page-log-reveal-artifact = 山の新しい1枚：「{ $left }」か「{ $right }」。
page-log-subjugate-base = { $own ->
    [1] { $seat }は自分の基地の{ $card }を服従させました（{ $vp }点）。
   *[0] { $seat }は{ $owner }の基地の{ $card }を服従させました（{ $vp }点）。
 }
page-log-subjugate-hand = { $as_printed ->
    [1] { $seat }は手札の{ $card }を服従させました（{ $vp }点）。
   *[0] { $seat }は{ $colour }にした手札の{ $card }を服従させました（{ $vp }点）。
 }
page-log-totem = { ID($holder) ->
    [unknown] { $seat }はサプライから{ $colour }のトーテムを得ました（{ $vp }点）。
   *[other] { $seat }は{ $holder }から{ $colour }のトーテムを得ました（{ $vp }点）。
 }

## 本人に向けたログ

page-you-log-turn = 第{ $round_number }ラウンド：あなたの手番です。
page-you-log-activate = あなたは「{ $half }」を発動しました。
page-you-log-leader = あなたはリーダー{ $card }のスキルを使いました。
page-you-log-choose-card = あなたは{ $card }の雇用を選びました。
page-you-log-choose-crystal = { $cost ->
    [-1] あなたは{ FORM($crystal, form: "seen") }を選びました。
   *[other] あなたは{ FORM($crystal, form: "seen") }の採掘を選びました（コスト{ $cost }）。
 }
page-you-log-recruit = あなたは{ $card }を雇用しました。
page-you-log-mine = あなたは{ FORM($crystal, form: "worth") }を採掘しました。
page-you-log-collect = あなたは「{ FORM($artifact, form: "seen") }」の収集を選びました（コスト{ $cost }）。
page-you-log-skill = { $as_printed ->
    [1] あなたは{ $card }を出してスキルを使いました。
   *[0] あなたは{ $colour }にした{ $card }を出してスキルを使いました。
 }
page-you-log-keep = あなたは「{ $half }」を選びました。
page-you-log-take-dock = あなたはドックから{ $card }を取りました。
page-you-log-take-crystal = あなたは鉱山から{ FORM($crystal, form: "worth") }を取りました。
page-you-log-take-base = { $own ->
    [1] あなたは自分の基地から{ $card }を引き抜きました。
   *[0] あなたは{ $owner }の基地から{ $card }を引き抜きました。
 }
page-you-log-subjugate-base = { $own ->
    [1] あなたは自分の基地の{ $card }を服従させました（{ $vp }点）。
   *[0] あなたは{ $owner }の基地の{ $card }を服従させました（{ $vp }点）。
 }
page-you-log-subjugate-hand = { $as_printed ->
    [1] あなたは手札の{ $card }を服従させました（{ $vp }点）。
   *[0] あなたは{ $colour }にした手札の{ $card }を服従させました（{ $vp }点）。
 }
page-you-log-paint-crystal = この手番中、あなたにとって{ FORM($crystal, form: "seen") }は{ $colour }になり、安くなりました。
page-you-log-paint-colour = あなたは手札を変える色に{ $colour }を選びました。
page-you-log-paint-card = { ID($card) ->
    [unknown] あなたは手札1枚の色を変えました。
   *[other] あなたは手札の{ $card }を{ $before }から{ $after }に変えました。
 }
page-you-log-raid = { $own ->
    [1] あなたは自分の基地を襲撃しました。
   *[0] あなたは{ $owner }の基地を襲撃しました。
 }
page-you-log-return-leader = リーダー{ $card }はあなたの手札に戻りました。
page-you-log-totem = { ID($holder) ->
    [unknown] あなたはサプライから{ $colour }のトーテムを得ました（{ $vp }点）。
   *[other] あなたは{ $holder }から{ $colour }のトーテムを得ました（{ $vp }点）。
 }
page-you-log-hold-cave-in = あなたは「{ $half }」で落盤を防ぎました。
page-you-log-cave-in = { ID($cause) ->
    [mined-crystal] { $count }回目の落盤：あなたが落盤シンボル付きのクリスタルを採掘しました。
    [artifact-stack] { $count }回目の落盤：アーティファクトの山が1つ尽きました。
    [mercenary-stack] { $count }回目の落盤：傭兵の山札が1つ尽きました。
    [crystal-stack] { $count }回目の落盤：クリスタルの山が1つ尽きました。
   *[settling] { $count }回目の落盤：動きのないラウンドが続きました。
 }
page-you-log-decline-start-artifact = あなたはアーティファクトを発動せずに進みました。
page-you-log-decline-shuttle-pick = あなたはドックからカードを取りませんでした。
page-you-log-decline-leader = あなたはリーダーのスキルを使いませんでした。
page-you-log-decline-scrabber-take = あなたはこれ以上クリスタルを取りませんでした。
page-you-log-decline-crystal-take = あなたはクリスタルを取りませんでした。
page-you-log-decline-sergeant-take = あなたは基地をそのままにしました。
page-you-log-decline-colonel-pick = あなたはこれ以上ドックからカードを取りませんでした。
page-you-log-decline-fishbean-pick = あなたはドックからカードを取りませんでした。
page-you-log-decline-shuwar-pick = あなたは基地からカードを引き抜きませんでした。
page-you-log-decline-mushell-pick = あなたはこれ以上カードを引き抜きませんでした。
page-you-log-decline-digger-crystal = あなたはクリスタルの色を変えませんでした。
page-you-log-decline-robuster-colour = あなたはカードの色を変えませんでした。
page-you-log-decline-robuster-card = あなたはこれ以上カードの色を変えませんでした。
page-you-log-decline-mindwasp-pick = あなたはカードを服従させませんでした。
page-you-log-decline-custodian-pick = あなたはカードを服従させませんでした。
page-you-log-decline-domina-card = あなたはこれ以上カードを服従させませんでした。
page-you-log-decline-domina-crystal = あなたはクリスタルを取りませんでした。
page-you-log-decline-harvest-pick = あなたはこれ以上ウィードロックを引き抜きませんでした。
page-you-log-decline-uproot-base = あなたはウィードロックを引き抜きませんでした。
page-you-log-decline-uproot-pick = あなたはこれ以上ウィードロックを引き抜きませんでした。
page-you-log-decline-baton-take = あなたはクリスタルを取りませんでした。
page-you-log-decline-second-raid = あなたは2回目の襲撃を見送りました。
page-you-log-pay = { $as_printed ->
    [1] あなたは{ $card }で支払いました。
   *[0] あなたは{ $colour }にした{ $card }で支払いました。
 }
page-you-log-raid-card = { $own ->
    [1] あなたは自分の基地から{ $card }を奪いました。
   *[0] あなたは{ $owner }の基地から{ $card }を奪いました。
 }
page-you-log-end-actions = あなたは手番を終えました。
page-you-log-base = あなたはカード{ $cards }枚を自分の基地に重ねました。
page-you-log-trim = あなたの基地から{ $card }が箱に戻りました。
page-you-log-decline = あなたは見送りました。
page-at-you-log-take-base = { $seat }はあなたの基地から{ $card }を引き抜きました。
page-at-you-log-subjugate-base = { $seat }はあなたの基地の{ $card }を服従させました（{ $vp }点）。
page-at-you-log-raid = { $seat }はあなたの基地を襲撃しました。
page-at-you-log-totem = { $seat }はあなたから{ $colour }のトーテムを得ました（{ $vp }点）。
page-at-you-log-raid-card = { $seat }はあなたの基地から{ $card }を奪いました。
page-part-log-pay = { $as_printed ->
    [1] { $card }
   *[0] { $colour }にした{ $card }
 }
page-part-log-raid-card = { $card }
page-part-log-totem = { $colour }のトーテム（{ $vp }点）
page-part-log-return-leader = リーダー{ $card }は手札へ
page-lost-cards = カード{ $count }枚
page-lost-totems = トーテム{ $count }個

## 終わり

ending = { $count }回の落盤で鉱山が崩壊し、そのラウンドを最後まで行いました。
score-crystals = クリスタル
score-symbols = 勢力シンボル
score-totems = トーテム
score-subjugated = 服従カード
score-half = 「{ $half }」

## ターミナルの表示。見出しの後に色付きの記号が並ぶ

draw-legend = 紫2 レベル2の紫のカード · [紫2] リーダー · ?1 レベル1の不明なカード
    ◆紫 紫のシンボル · ! 落盤 · (2) 現在のコスト2 · W ワイルド（好きな1色で支払う）
draw-round = 第{ $number }ラウンド
draw-turn = { $name }の手番 · 残りの通常アクション：{ $left }
draw-over = ゲーム終了
draw-cave-ins = 落盤
draw-cave-ins-brief = 落盤 { $count }/{ $end }
draw-collapse = { $count }／{ $end }（{ $end }で鉱山が崩壊）
draw-idle = { $limit ->
    [1] 動きのないラウンド{ $count }回（毎回落盤が起きる）
   *[other] 動きのないラウンド{ $count }回（{ $limit }回で落盤が起きる）
 }
draw-wild = ワイルド
# ワイルドクリスタルを示す1文字。
draw-wild-mark = W
draw-free-totems = サプライのトーテム
draw-played = この手番に出したカード
draw-effects = この手番：{ $effects }
draw-effect-foremen = フォアマン{ $value }枚が雇用を助ける
draw-effect-crystal-discount = クリスタルのコスト−{ $value }
draw-effect-artifact-discount = アーティファクトのコスト−{ $value }
draw-effect-scrabbers = スクラバー{ $value }枚が追加のクリスタルを取る
draw-effect-same-actions = 2回のアクションは同じ種類でもよい
draw-effect-fit = ウィードロックはどのクリスタルにも使える
draw-effect-double = ウィードロックはレベル2倍
draw-painted = { $colour }に変えたカード{ $count }枚
draw-docks = ドック、レベル順（+ 山札の残り）
draw-mine = 鉱山、コスト順（+ 山の残り）
draw-artifacts = アーティファクト、上が左側、下が右側で、どちらかを選ぶ（+ 下の残り）
draw-vp = { $vp }点
draw-empty = 空
draw-players = プレイヤー
draw-player = 席{ $seat }
draw-you = { $name }（あなた）
draw-points = { $points }点
draw-pile = 所持クリスタル{ $count }
draw-subjugated = 服従{ $count }
draw-totems = トーテム
draw-base = 基地
draw-hand = 手札{ $count }
draw-kept = アーティファクト
draw-your-hand = あなたの手札{ $count }枚

## ページ：場所の名前、短い情報、説明

page-vp = 点
page-wild = ワイルド
page-none = なし
page-used = 使用済み
page-docks = ドック
page-docks-hint = 1つ下のレベルで支払う
page-mine = 鉱山
page-mine-hint = 同じ色のレベルで支払う
page-level = L{ $level }
page-more = +{ $count }
page-left = 残り{ $count }
page-to-pay = あと{ $count }
page-taken = 取得済み
page-paid = 支払い済み
page-paid-of = { $paid }/{ $cost }
page-ghost-pays = 支払い
page-now = 今{ $points }
page-levels-to-pay = あと{ $count }レベル
page-gain = { $points ->
    [0] 得点なし
   *[other] +{ $points }点
 }
page-pays-for = { $wild ->
    [1] ワイルド：好きな1色のカード
   *[0] { $colour }のカードのみ
 }
page-pays-any = 色は自由
page-choose-glowing = 光るものを選ぶ
page-choose-colour = 色を選ぶ
page-of-cave-ins = / { $end }回の落盤
page-props = { $count ->
    [0] 支柱はもうなく、鉱山は崩壊した
   *[other] 支柱はあと{ $count }本
 }
page-points = 現在の得点
page-hand = 手札の枚数
page-hand-known = 手札（分かる範囲）
page-unknown = 不明{ $count }
page-unknown-level = レベル{ $level }の不明なカード
page-free = 空き{ $count }
page-recoloured = 色変更
page-counts-as = { $level }扱い
page-base = 基地（左が一番下）
page-your-base = あなたの基地（左が一番下）
page-base-of = { $name }の基地
page-base-text = 一番上のカードがリーダー。襲撃されるとリーダーは手札に戻り、その色のトーテムと下のカードが奪われる。
page-leader = リーダー
page-played = 出したカード（次に基地へ）
page-nothing-yet = まだなし
page-raid-hint = { $points ->
    [0] 襲撃：{ $totem }のトーテム、手札+{ $cards }
   *[other] 襲撃：{ $totem }のトーテム（+{ $points }点）、手札+{ $cards }
 }
page-threat-raid = { $points ->
    [0] 襲撃のおそれ：トーテム、カード{ $cards }枚
   *[other] 襲撃のおそれ：−{ $points }点、カード{ $cards }枚
 }
page-threat-mine = 最大{ $points }点の採掘が可能
page-symbols = シンボル
page-subjugated-short = 服従
page-from-crystals = クリスタル{ $points }
page-from-symbols = シンボル{ $points }
page-from-totems = トーテム{ $points }
page-from-subjugated = 服従{ $points }
page-from-artifacts = アーティファクト{ $points }
page-kind-recruit = 雇用
page-kind-mine = 採掘
page-kind-collect = 収集
page-kind-skill = スキル
page-kind-raid = 襲撃
page-card-facts = { $colour }、レベル{ $level }、全{ $copies }枚
page-as-skill = スキルとして
page-way-bolt = 即時
page-way-glass = 手番終了まで有効
page-way-plus = 追加アクションを得る
page-as-payment = 支払いとして
page-pays = { $colour }の{ $level }レベル（スキルなし）
page-on-base = 基地では
page-new-leader = 最後に出せばリーダー
page-to-hire = 雇用には
page-hire-for = レベル{ $levels }のカード1枚
page-hire-free = 支払いなし
page-cost = コスト
page-paid-in = 支払い
page-any-one-colour = 好きな1色のカード（ワイルド）
page-cards-of = { $colour }のカード
page-hand-pays = 手札で支払える分
page-symbol = シンボル
page-cave-in-symbol = 採掘すると落盤トークンが1つ進む。
page-artifact = アーティファクト
page-keep-one = 有効にする側を1つ選び、もう片方は無効になる。
page-colours-mixed = 色は混ぜてよい
page-half-star = ゲーム終了時の得点
page-half-bolt = 能力（毎手番の最初に1回）
page-half-glass = 能力（常に有効）
page-worth-now = 現状で{ $points }点
page-totem = トーテム
page-totem-of = { $colour }のトーテム
page-totem-text = 持ち主は{ $colour }のクリスタルの採掘コスト−{ $cut }。ゲーム終了時に{ $vp }点。{ $colour }のリーダーがいる基地を襲撃すると奪える。
page-all-mercenaries = 傭兵
page-all-artifacts = アーティファクト
page-all-totems = トーテム
page-all-others = 得点と落盤
page-track-text = 落盤シンボル付きのクリスタルを採掘した時、山が尽きた時、ボードから何もなくならないラウンドが続いた時に、トークンが進む。終わりに達すると、そのラウンドを最後まで行って得点計算になる。
page-score-crystals = 書かれた点数
page-score-symbols = 異なる種類のセット
page-score-totems = 1個ごとに同じ点
page-score-subjugated = レベルの分
page-score-artifacts = 選んだ側
page-say-leader-leader = スキルを使う
page-say-leader-done = スキップ
page-say-start-artifact-done = このまま進む
page-say-sergeant-take-done = ここまで
page-say-colonel-pick-done = ここまで
page-say-mushell-pick-done = ここまで
page-say-robuster-card-done = ここまで
page-say-domina-card-done = ここまで
page-say-harvest-pick-done = ここまで
page-say-uproot-pick-done = ここまで
page-say-second-raid-done = 襲撃しない
page-say-sergeant-take-take = { $card }を取る
page-say-collect-half-left = 「{ $left }」を選ぶ
page-say-collect-half-right = 「{ $right }」を選ぶ
page-ask-mine-pay = { $met ->
    [1] { $crystal }の支払い：追加するか、終えてください。
   *[0] { $crystal }の支払いをしてください。
 }
page-ask-collect-pay = { $met ->
    [1] 「{ $artifact }」の支払い：追加するか、終えてください。
   *[0] 「{ $artifact }」の支払いをしてください。
 }
page-rule = 条項{ $clause }

# Kinds of components in reports, and what players do with them.
page-lab-artifact-card = アーティファクトカード
page-lab-half-scores = 得点するアーティファクトの半分
page-lab-half-ability = 能力を持つアーティファクトの半分
page-lab-crystal-1 = コスト1のクリスタル
page-lab-crystal-3 = コスト3のクリスタル
page-lab-crystal-6 = コスト6のクリスタル
page-lab-crystal-10 = コスト10のクリスタル
page-lab-mercenary-1 = レベル1の傭兵
page-lab-mercenary-2 = レベル2の傭兵
page-lab-mercenary-3 = レベル3の傭兵
page-lab-mercenary-4 = レベル4の傭兵
page-lab-raid = 襲撃
page-lab-captured = 奪取
page-lab-collected = 獲得
page-lab-gained = 入手
page-lab-kept = 保持
page-lab-made = 実行
page-lab-recruited = 雇用
page-lab-used = 使用

## チュートリアル

tutorial-welcome = 鉱山へようこそ！あなたは採掘団のボスです。もっとも勝利点の高い人が勝ちますが、鉱山はいつまでももちません。短い手番を4回やってみましょう。
tutorial-board = 左はドックで、傭兵がレベル順に並びます。右は鉱山で、クリスタルがコスト順に並び、それぞれに点数が書かれています。光っているものを選べます。
tutorial-recruit = 1手番に異なるアクションを2回行えます。まずは雇用です。ドックのドリラーを取ってください。レベル1はカードを支払わず、アクションだけで雇えます。
tutorial-mine = 2回目は採掘です。クリスタルは同じ色のカードのレベルで支払います。このコスト1の茶のかけらを選んでください。
tutorial-pay = 雇ったばかりのドリラーで支払ってください。支払いに出したカードのスキルは働きません。
tutorial-paid = 支払いがそろいました。さらに足すこともできますが、お釣りはありません。支払いを終えてください。
tutorial-row = 出したカードはここに並びます。手番が終わると基地になり、最後の1枚がリーダーです。
tutorial-end = アクションを2回使いました。手番を終えて、相手の手番を見ましょう。
tutorial-leader = またあなたの番です。今はドリラーが基地のリーダーです。リーダーのスキルは毎手番1回、アクションなしで使えます。使ってみましょう。
tutorial-take = ドリラーはコスト1の茶のクリスタルを取れます。これを取ってください。取るのは無料で、落盤も起きません。
tutorial-skill = 次は手札のスキルです。フォアマンを使うと、この手番の雇用に必要なレベルが2下がります。
tutorial-hire = 普通、レベル3にはレベル2のカードが必要です。フォアマンのおかげで、このサージェントは支払いなしで雇えます。
tutorial-free = カードを出さずに雇用してください。
tutorial-end-again = 手番を終えてください。
tutorial-base = 相手にも基地があります。2回のアクションの代わりに、基地を1つ襲撃できます。リーダーは持ち主に戻り、その色のトーテムを得て、下のカードを手札に奪います。襲撃しましょう！
tutorial-totem = トーテムは終了時に点になり、その色のクリスタルが安くなります。相手も取り返しに来るでしょう。
tutorial-after-raid = 襲撃は2回のアクションの代わりです。手番を終えてください。
tutorial-collect = 最後はアーティファクトの収集です。好きな色のカードを混ぜて支払えます。これを選んでください。
tutorial-collect-pay = サージェントで支払い…
tutorial-collect-more = …フォアマン2枚でも支払います。
tutorial-paid-again = 1レベル多い支払いですが、お釣りはありません。支払いを終えてください。
tutorial-half = 有効にできるのは片側だけです。終了時の点か、能力か。ここでは左の点を選んでください。
tutorial-track = 支柱が1本折れるたびに終わりが近づきます。最後の1本が折れたら、そのラウンドを最後まで行って得点計算です。
tutorial-goodbye = これで準備は万全です。長押しするか、ポインターを重ねると、何でも説明が出ます。次は初級のボットと本番の対局です。幸運を！

## 作業台で変えられるコンポーネントの数値

knob-sheet-mercenaries = 傭兵
knob-sheet-crystals = クリスタル
knob-sheet-artifacts = アーティファクト
knob-amount = 効果の数値
knob-vp = 得点
knob-cost = コスト
knob-every = いくつごとに得点するか
knob-hand-limit = 手札上限
knob-base-limit = 基地に残るカードの枚数
knob-normal-actions = 1手番の通常アクション数
knob-totem-discount = トーテムの割引
knob-totem-vp = トーテムの得点
knob-set-vp = シンボル{ $place }種の得点
knob-collapse = { $place }人戦が終わる落盤の回数
