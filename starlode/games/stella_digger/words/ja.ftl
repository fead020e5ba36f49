# ステラディガ!の日本語。色は名詞で「赤の」と続ける。

title = ステラディガ!
summary = みんなで小惑星を掘り進み、出てくるものを奪い合う。
goal =
    クリスタルとチップを集め、ガジェットと大型ドリルを買って得点を競います。
turn =
    スタートプレイヤーがマーカーをタイルに動かし、全員がアクションを1つ行います：ドリルカードを出す、手札を補充する、ガジェットを買う、大型ドリルを設置する、クリスタルを交換する、パスする。タイルの色で最も強いカードがそのタイルを獲得し、2枚でチップを得ます。

## 問いかけ

ask-start-tile = 最初の目標タイルを選んでください。STARTの上か右のタイルです。
ask-draft = 初期手札を引く山札を選んでください。
ask-target = このラウンドに採掘するタイルを選んでください。
ask-entry = マーカーが{ $target }に入る手前のマスを選んでください。
ask-action =
    { SIZE($wanted) ->
        [0] アクションを選んでください。目標は{ $target }、目標の色はありません。
        [4] アクションを選んでください。目標は{ $target }、どの色でもかまいません。
       *[other] アクションを選んでください。目標は{ $target }、目標の色は{ OR($wanted) }です。
    }
ask-card =
    { SIZE($wanted) ->
        [0] { $target }に対してドリルカードを1枚出してください（目標の色：なし）。
        [4] { $target }に対してドリルカードを1枚出してください（目標の色：すべて）。
       *[other] { $target }に対してドリルカードを1枚出してください（目標の色：{ OR($wanted) }）。
    }
ask-colour = スーパードリルで{ $played }の色を宣言するか、そのままにしてください。
ask-extra = パワー強化でカードを1枚追加するか、追加しないか選んでください。
ask-discard =
    { $full ->
        [1] 手札がいっぱいです。引く前に1枚捨ててください。
       *[other] カードを1枚ずつ捨てるか、ここまでにして引いてください。
    }
ask-draw = 引く山札を選んでください。あと{ $left }枚です。
ask-gadget = 買うガジェットを選んでください。
ask-pay =
    { ID($gadget) ->
        [unknown] { $drill }の支払い：任意の色のクリスタルをあと{ $left }個支払ってください。
       *[other] { $gadget }の支払い：任意の色のクリスタルをあと{ $left }個支払ってください。
    }
ask-drill = 設置する大型ドリルを選んでください。
ask-site = { $drill }を置くマスを選んでください。
ask-aim = { $site }の大型ドリルの向きを選んでください。
ask-give = 手放すクリスタルの色を選んでください。
ask-take = 代わりに受け取るクリスタルの色を選んでください。
ask-accident = { $wanted }のアクシデントで失う{ $wanted }のカードを選んでください。
ask-gold = 金タイルで受け取るクリスタルの色を選んでください。あと{ $left }個です（所持{ $crystals }個、上限{ $limit }個）。
ask-capsule = このラウンドに使う精製カプセルを選んでください。
ask-return = クリスタルを1個返してください。所持{ $crystals }個、上限{ $limit }個です。
ask-fight = { $place }の{ $monster }に対してドリルカードを出すか、何も出さないか選んでください。
ask-lose = { FORM($monster, form: "short") }に奪われるクリスタルを返してください。あと{ $left }個です。
ask-breakthrough = すべての道が封鎖されています。突破する封鎖タイルを選んでください。

## 選択肢

do-place = { $place }を採掘する：{ $tile }
do-target-place =
    { SIZE($wanted) ->
        [1] { $place }を採掘する：{ $tile }
        [4] { $place }を採掘する：{ $tile }、どの色でも獲得できる
       *[other] { $place }を採掘する：{ $tile }、連結、{ OR($wanted) }で獲得できる
    }
do-start-tile-place = { do-target-place }
do-entry-place = { $place }から入る
do-site-place = { $place }に設置する
do-breakthrough-place = { $place }を突破する：{ $tile }とチップはゲームから除かれる
do-outlook =
    { ID($outlook) ->
        [off-colour] 目標の色ではない
        [behind] 強さ{ $force }、届かない
        [fails] 強さ{ $force }、弱すぎる
        [withstands] 強さ{ $force }で耐える
        [unmatched] 目標の色が出るまで強さ{ $force }でトップ
        [leads] 強さ{ $force }でトップ
       *[wins] 強さ{ $force }で勝ち
    }
do-card = { $card }を出す（{ do-outlook }）
do-extra-card = { $card }を追加する（{ do-outlook }）
do-discard-card = { $card }を捨てる
do-accident-card = { $card }を捨てる
do-colour-colour = このカードを{ $colour }として扱う（{ do-outlook }）
do-pay-colour = { $colour }のクリスタル1個を支払う
do-give-colour = { $colour }のクリスタルを手放す
do-take-colour = { $colour }のクリスタル1個を受け取る
do-gold-colour = { $colour }のクリスタル1個を受け取る
do-return-colour = { $colour }のクリスタル1個を返す
do-lose-colour = { $colour }のクリスタル1個を返す
do-deck =
    { ID($top) ->
        [unknown] { $cards ->
            [1] { $deck }から最後の1枚を引く（アクシデントが近づく）
           *[other] { $deck }から1枚引く（残り{ $cards }枚）
        }
       *[other] { $cards ->
            [1] { $deck }から最後の{ $top }のカードを引く（アクシデントが近づく）
           *[other] { $deck }から{ $top }のカードを1枚引く（残り{ $cards }枚）
        }
    }
do-gadget =
    { SIZE($price) ->
        [0] { $gadget }を無料で買う
       *[other] { $gadget }を買う（{ AND($price) }）
    }
do-capsule-gadget = { $gadget }を使う
do-drill = { $drill }を設置する
do-aim = { $aim }向きにして{ $aimed }を指す（{ $points }点）

say-mine = 採掘：目標タイルにドリルカードを出す
say-refill = 手札補充：好きなだけ捨て、上限まで引く
say-gadget = ガジェット購入
say-large-drill = 大型ドリル設置
say-exchange = クリスタル交換：同じ色{ $given }個を好きな色1個に
say-pass = パス
say-keep = { $played }をそのままにする（{ do-outlook }）
say-extra-none =
    { $leads ->
        [1] 追加しない（すでにトップ）
       *[other] 追加しない
    }
say-fight-none = 何も出さず、クリスタル{ $damage }個を失う
say-stop = 捨てるのをやめて引く

## 小さい画面のための短い言い方

brief-card-card = { $card }（{ do-outlook }）
brief-fight-card = { brief-card-card }
brief-extra-card = { $card }を追加（{ do-outlook }）
brief-discard-card = { $card }
brief-accident-card = { $card }
brief-action-mine = 採掘
brief-action-refill = 手札補充
brief-action-gadget = ガジェット購入
brief-action-large-drill = 大型ドリル設置
brief-action-exchange = クリスタル交換

## できない理由

no-no-card = 手札にカードがありません。
no-no-gadget = 残っているガジェットの代金を支払えません。
no-no-large-drill = あなたの大型ドリルの代金を支払えません。
no-no-site = 空きマスを指せる設置場所がありません。
no-no-pair = 同じ色のクリスタルが{ $given }個ありません。
no-hand-full = 手札がいっぱいです。補充では1枚以上引くので、先に捨ててください。
no-no-square = そのマスはありません。
no-not-next-to-start = { $place }はSTARTの隣ではありません。
no-no-entry = マーカーは{ $place }から{ $target }に入れません。
no-no-tile = { $place }にタイルはありません。
no-not-exposed = { $place }のタイルにはSTARTからたどり着けません。
no-not-blockaded = { $place }のタイルは封鎖されていません。
no-blockaded = { $place }のタイルは封鎖されています。
no-too-far = { $place }までは2マスより遠く、もっと近いタイルがあります。
no-on-start = STARTに大型ドリルは置けません。
no-on-tile = { $place }にはタイルがあります。
no-on-drill = { $place }にはもう大型ドリルがあります。
no-on-marker = { $place }にはマーカーがあります。
no-no-aim = { $place }からはどの空きマスも指せません。
no-aim-off-map = その方向にマスはありません。
no-aim-at-start = 大型ドリルはSTARTを指せません。
no-aim-at-tile = { $aimed }にはタイルがあります。
no-aim-at-drill = { $aimed }には大型ドリルがあります。
no-aim-taken = { $aimed }はほかの大型ドリルが指しています。
no-not-on-field = 場のカードから選びます。{ $card }は場にありません。
no-other-colour = { $card }は{ $wanted }のカードではありません。
no-not-in-hand = { $card }は手札にありません。
no-no-enhanced-power = { $card }に使えるパワー強化がありません。
no-empty-deck = { $deck }は空です。
no-same-colour = このカードはもう{ $colour }です。「そのまま」を選んでください。
no-stock-lacks = 共通ストックに{ $colour }のクリスタルがありません。
no-nobody-has = 共通ストックにもほかのプレイヤーにも{ $colour }のクリスタルがありません。
no-too-few = { $colour }のクリスタルが{ $given }個ありません。
no-no-crystal = { $colour }のクリスタルがありません。
no-sold = { $gadget }は{ $owner }が持っています。
no-too-dear = { $gadget }の代金（{ AND($price) }）を支払えません。
no-not-owned = { $gadget }を持っていません。
no-no-capsule = 今使えるのは精製カプセルだけです。
no-others-drill = その大型ドリルはあなたのものではありません。
no-built = その大型ドリルはもう設置してあります。
no-drill-too-dear = この大型ドリルの代金（{ AND($price) }）を支払えません。

## 記録

log-round = 第{ $number }ラウンド：スタートプレイヤーは{ $seat }です。
log-target = { $seat }はマーカーを{ $entry }から{ $place }に進めました。
log-draw =
    { ID($card) ->
        [unknown] { ID($colour) ->
            [unknown] { $seat }は{ $deck }から1枚引きました。
           *[other] { $seat }は{ $deck }から{ $colour }のカードを1枚引きました。
        }
       *[other] { $seat }は{ $deck }から{ $card }を引きました。
    }
log-empty-deck =
    { $moved ->
        [1] { $deck }が尽きました。アクシデントカード1枚が警報に移りました。
       *[other] { $deck }が尽きました。危険予報にアクシデントカードは残っていません。
    }
log-rebuild = 最後の山札が尽きました。捨て札{ $cards }枚で山札を再構築しました。
log-action =
    { ID($action) ->
        [mine] { $seat }は採掘を選びました。
        [refill] { $seat }は手札補充を選びました。
        [gadget] { $seat }はガジェット購入を選びました。
        [large-drill] { $seat }は大型ドリル設置を選びました。
        [exchange] { $seat }はクリスタル交換を選びました。
       *[pass] { $seat }はパスしました。
    }
log-play = { $seat }は{ $card }を出しました。
log-declare = { $seat }はスーパードリルで{ $colour }を宣言しました。
log-extra = { $seat }はパワー強化で{ $card }を追加しました。
log-discard = { $seat }は{ $card }を捨てました。
log-buy = { $seat }は{ $gadget }を買いました。
log-pay = { $seat }は{ $colour }のクリスタル{ $count }個を支払いました。
log-build = { $seat }は{ $place }に大型ドリルを{ $aim }向きに設置しました。
log-exchange = { $seat }は{ $colour }のクリスタルを手放しました。
log-take = { $seat }は代わりに{ $colour }のクリスタル1個を受け取りました。
log-alarm = 警報：{ $accident }が発生しました。
log-accident = { $seat }は{ $accident }で{ $card }を失いました。
log-reset = 予報がリセットされました。{ $accident }は当面安全です。
log-winner =
    { $matching ->
        [1] { $seat }は一致する色の強さ{ $strength }で目標タイルを獲得しました。
       *[other] 一致する色がなく、{ $seat }が強さ{ $strength }で目標タイルを獲得しました。
    }
log-tile = { $seat }は{ $place }の{ $tile }を受け取りました。
log-crystal =
    { ID($source) ->
        [unknown] { $seat }は{ $colour }のクリスタル1個を受け取りました。
       *[other] { $seat }は{ $source }から{ $colour }のクリスタル1個を受け取りました。
    }
log-no-crystal = { $seat }が受け取れる{ $colour }のクリスタルはありませんでした。
log-capsule = { $seat }は{ $gadget }を使いました。
log-return = { $seat }は上限を超えた{ $colour }のクリスタル1個を返しました。
log-blockade = 誰も採掘しませんでした。チップが{ $place }を封鎖しました。
log-big-chip = { $seat }は3億チップを受け取りました（ボード残り{ $left }枚）。
log-small-chip = { $seat }は1億チップを{ $count }枚受け取りました。
log-trade-chips = { $seat }は1億チップを3億チップに両替しました（ボード残り{ $left }枚）。
log-check = 業績チェックが行われました。
log-foreman = { $seat }は現場監督マーカーを受け取りました。
log-reveal = { $place }に{ $tile }が現れました。
log-link = { $place }は{ $other }と連結しました。
log-monster = { $place }から怪獣が襲いかかりました：{ $tile }。
log-no-card = { $seat }は何も出しませんでした。
log-withstand = { $seat }は強さ{ $strength }で怪獣に耐えました。
log-fail = { $seat }は強さ{ $strength }で怪獣に敗れました。
log-lose = { $seat }は{ $colour }のクリスタル1個を失いました。
log-trophy = { $seat }は{ FORM($tile, form: "short") }を倒しました。
log-flee = 誰も{ FORM($tile, form: "short") }を止められず、怪獣は去りました。
log-tear = { $seat }の赤い涙は{ $count }粒になりました。
log-eliminate = { $seat }は脱落しました。
log-breakthrough = { $seat }は{ $place }の封鎖を突破しました。
log-over = ゲーム終了。{ $ending }

# テーブルが見えている場合：価値を添え、同じことを二度は言わない。採掘したことはカードで分かる。
page-log-action =
    { ID($action) ->
        [mine] { "" }
       *[other] { log-action }
    }
page-log-buy = { $seat }は{ $gadget }を買いました（{ $points }点）。
page-log-trophy = { $seat }は{ FORM($tile, form: "short") }を倒しました（{ $points }点）。

## 本人に向けたログ

page-you-log-round = 第{ $number }ラウンド：あなたがスタートプレイヤーです。
page-you-log-action =
    { ID($action) ->
        [mine] { "" }
        [refill] あなたは手札補充を選びました。
        [gadget] あなたはガジェット購入を選びました。
        [large-drill] あなたは大型ドリル設置を選びました。
        [exchange] あなたはクリスタル交換を選びました。
       *[pass] あなたはパスしました。
    }
page-you-log-play = あなたは{ $card }を出しました。
page-you-log-declare = あなたはスーパードリルで{ $colour }を宣言しました。
page-you-log-extra = あなたはパワー強化で{ $card }を追加しました。
page-you-log-buy = あなたは{ $gadget }を買いました（{ $points }点）。
page-you-log-build = あなたは{ $place }に大型ドリルを{ $aim }向きに設置しました。
page-you-log-exchange = あなたは{ $colour }のクリスタルを手放しました。
page-you-log-take = あなたは代わりに{ $colour }のクリスタル1個を受け取りました。
page-you-log-accident = あなたは{ $accident }で{ $card }を失いました。
page-you-log-winner =
    { $matching ->
        [1] あなたは一致する色の強さ{ $strength }で目標タイルを獲得しました。
       *[other] 一致する色がなく、あなたが強さ{ $strength }で目標タイルを獲得しました。
    }
page-you-log-tile = あなたは{ $place }の{ $tile }を受け取りました。
page-you-log-crystal =
    { ID($source) ->
        [unknown] あなたは{ $colour }のクリスタル1個を受け取りました。
       *[other] あなたは{ $source }から{ $colour }のクリスタル1個を受け取りました。
    }
page-you-log-no-crystal = あなたが受け取れる{ $colour }のクリスタルはありませんでした。
page-you-log-capsule = あなたは{ $gadget }を使いました。
page-you-log-return = あなたは上限を超えた{ $colour }のクリスタル1個を返しました。
page-you-log-big-chip = あなたは3億チップを受け取りました（ボード残り{ $left }枚）。
page-you-log-small-chip = あなたは1億チップを{ $count }枚受け取りました。
page-you-log-trade-chips = あなたは1億チップを3億チップに両替しました（ボード残り{ $left }枚）。
page-you-log-foreman = あなたは現場監督マーカーを受け取りました。
page-you-log-no-card = あなたは何も出しませんでした。
page-you-log-withstand = あなたは強さ{ $strength }で怪獣に耐えました。
page-you-log-fail = あなたは強さ{ $strength }で怪獣に敗れました。
page-you-log-lose = あなたは{ $colour }のクリスタル1個を失いました。
page-you-log-trophy = あなたは{ FORM($tile, form: "short") }を倒しました（{ $points }点）。
page-you-log-tear = あなたの赤い涙は{ $count }粒になりました。
page-you-log-eliminate = あなたは脱落しました。
page-you-log-breakthrough = あなたは{ $place }の封鎖を突破しました。
page-you-log-target = あなたはマーカーを{ $entry }から{ $place }に進めました。
page-you-log-draw =
    { ID($card) ->
        [unknown] { ID($colour) ->
            [unknown] あなたは{ $deck }から1枚引きました。
           *[other] あなたは{ $deck }から{ $colour }のカードを1枚引きました。
        }
       *[other] あなたは{ $deck }から{ $card }を引きました。
    }
page-you-log-discard = あなたは{ $card }を捨てました。
page-you-log-pay = あなたは{ $colour }のクリスタル{ $count }個を支払いました。
page-at-you-log-crystal = { $seat }はあなたから{ $colour }のクリスタル1個を受け取りました。
page-part-log-pay = { $colour }{ $count }個
page-lost-cards = カード{ $count }枚
page-lost-crystals = クリスタル{ $count }個

## 終了

ending-not-over = ゲームは終わっていません。
ending-chips = 最後の3億チップがボードからなくなりました。
ending-frames = 黄色枠のマスが2つとも空になり、業績チェックが行われました。
ending-nothing-left = 採掘できるタイルがなくなりました。
ending-survivor = 残ったプレイヤーは1人だけです。

tie-break = 同点の場合は、チップの合計額、ガジェットの数、怪獣の数の順に多いほうが上位です。

score-chips = チップ
score-monsters = 怪獣
score-gadgets = ガジェット
score-sets = 同色ガジェット
score-crystals = クリスタルのペア
score-drills = 未設置の大型ドリル

## オプション

option-advanced = 上級ルール：赤い涙と脱落（第12章）
    .title = 上級ルール
    .help = 赤い涙と脱落を使います
option-drill-backs = 無地：ほかのプレイヤーの手札と山札の色が見えない
    .title = カードの裏面
    .help = 無地では、ほかの手札と山札の色が見えません
    .coloured = 色付き裏面
    .plain = 無地裏面
option-accident-condition = アクシデントが起こるのに必要な、その色のドリルカードの枚数
    .title = アクシデント
    .help = 起こるのに必要な、その色のドリルカードの枚数
    .two-or-more = 2枚以上
    .any = 何枚でも
option-first-foreman = 最初のプレイヤー
    .title = 最初の現場監督
    .help = 誰から始めるか
    .random = くじで決める
option-chip-stock = 3億チップの総数。少ないほどゲームが短くなる
    .title = 3億チップ
    .help = 少ないほどゲームが短くなります
option-auto-resolve = オフ：選択肢が1つだけのときも尋ねる
    .title = 選択肢が1つなら自動
    .help = 選べるものが1つだけのときは尋ねません
option-breakthrough = オフ：すべての道が封鎖されるとゲームが終わる
    .title = 突破
    .help = オフ：すべての道が封鎖されるとゲームが終わります

## 色と価格

colour-red = 赤
    .letters = 赤
colour-blue = 青
    .letters = 青
colour-green = 緑
    .letters = 緑
colour-purple = 紫
    .letters = 紫
colour-unknown = いずれかの色

price-red = 赤{ $count }
price-blue = 青{ $count }
price-green = 緑{ $count }
price-purple = 紫{ $count }
price-any = 任意{ $count }

## カードと山札

card = { $colour }{ $number }
    .start = { $colour }{ $number }
    .title = { $colour }{ $number }
    .the = { $colour }{ $number }
card-unknown = カード1枚
deck-deck-1 = 山札1
    .start = 山札1
    .cell = [山札1]
deck-deck-2 = 山札2
    .start = 山札2
    .cell = [山札2]
deck-deck-3 = 山札3
    .start = 山札3
    .cell = [山札3]
deck-unknown = 山札
accident = { $colour }のアクシデント
accident-unknown = アクシデント

## マップ

place =
    { $start ->
        [1] START
       *[other] { $square }
    }
place-unknown = あるマス
aim-N = 上
aim-E = 右
aim-S = 下
aim-W = 左
aim-unknown = いずれか

## タイル

tile-ordinary = { $colour }タイル（クリスタル{ $crystals }個）
    .short = { $colour }タイル
    .text = 獲得したプレイヤーがクリスタルを受け取る。
tile-gold = 金タイル（クリスタル{ $crystals }個）
    .short = 金タイル
    .text = どの色でも獲得でき、獲得したプレイヤーがクリスタルの色を選ぶ。
tile-connected = { $colour }の連結タイル（クリスタル{ $crystals }個）
    .short = { $colour }の連結タイル
    .text = 赤い矢印の先のタイルと連結することがある。連結したタイルはまとめて採掘され、どの色でも全部を獲得できる。
tile-monster = { $monster }（戦闘力{ $power }、ダメージ{ $damage }、{ $points }点）
    .short = { $monster }
    .text = 現れると全員が戦う。強さが戦闘力を超えないプレイヤーはダメージの数だけクリスタルを失い、超えた中で最も強いプレイヤーが倒す。
tile-unknown = タイル
monster-grub = ワーム
monster-stalker = プラウラー
monster-titan = タイタン

## ガジェットと大型ドリル

gadget-type-super-drill = スーパードリル
gadget-type-enhanced-power = パワー強化
gadget-type-refining-capsule = 精製カプセル
gadget-type-support-drone = サポートドローン

gadget-super-drill = { $colour }のスーパードリル
    .title = { $colour }のスーパードリル
    .text = ラウンド1回：出した{ $colour }のカードを別の色として扱う。
gadget-enhanced-power = { $colour }のパワー強化
    .title = { $colour }のパワー強化
    .text = ラウンド1回：出したカードに{ $colour }のカードを1枚追加する。
gadget-refining-capsule = { $colour }の精製カプセル
    .title = { $colour }の精製カプセル
    .text = ラウンド1回：目標タイルにカードを出していれば、{ $colour }のクリスタル1個を受け取る。
gadget-support-drone = { $colour }のサポートドローン
    .title = { $colour }のサポートドローン
    .text = 手札上限が{ $hand }、クリスタル上限が{ $crystals }増える。
gadget-unknown = ガジェット

drill =
    { SIZE($price) ->
        [0] 大型ドリル（無料）
       *[other] 大型ドリル（{ AND($price) }）
    }
    .title =
        { SIZE($price) ->
            [0] 無料
           *[other] { AND($price) }
        }
drill-unknown = 大型ドリル

## 用語

zone-white = 白ゾーン
zone-grey = 灰ゾーン
zone-black = 黒ゾーン
phase-over = ゲーム終了
phase-start-tile = 最初の目標
phase-draft = 初期手札
phase-target = 目標決定
phase-entry = 手前のマス
phase-action = アクション
phase-card = 採掘
phase-colour = スーパードリル
phase-extra = パワー強化
phase-discard = 手札補充：捨てる
phase-draw = 手札補充：引く
phase-gadget = ガジェット購入
phase-pay = 支払い
phase-drill = 大型ドリル
phase-site = 大型ドリルのマス
phase-aim = 大型ドリルの向き
phase-give = 交換：手放す
phase-take = 交換：受け取る
phase-accident = アクシデント
phase-gold = 金タイル
phase-capsule = 精製カプセル
phase-return = クリスタル上限
phase-fight = 怪獣
phase-lose = ダメージ
phase-breakthrough = 突破

## 端末の画面

draw-round = 第{ $round }ラウンド
draw-over = ゲーム終了
draw-start-player = スタートプレイヤー { $seat }
draw-chips = 3億チップ残り：{ $chips }枚
draw-target = 目標：{ $squares }
draw-wanted = 目標の色：
draw-any-colour = どの色でも
draw-asteroid = 小惑星
draw-board = 業績管理ボード
draw-safe = 安全：
draw-danger = 危険：{ $cards }枚
draw-alarm = 警報：
draw-spent = 済み：
draw-common-area = 共通ストック：
draw-for-sale = 購入可：
draw-nothing = なし
draw-none = なし
draw-empty = 空
draw-gold = 金
draw-monster = M{ $power }/{ $damage }+{ $points }
draw-players = プレイヤー
draw-you = { $seat }（あなた）
draw-points = { $points }点
draw-eliminated = 脱落
draw-stacks = チップ 3億×{ $big } 1億×{ $small }
draw-tiles = タイル{ $tiles }枚
draw-tears = 赤い涙{ $tears }粒
draw-crystal-limit = （クリスタル上限{ $limit }）
draw-hand-size = 手札{ $cards }枚
draw-plays = 場
draw-as = →
draw-strength = 強さ{ $strength }
draw-used = { $type }使用済み
draw-won = 討伐 { $monsters }
draw-hand = あなたの手札 { $cards }枚（上限{ $limit }枚）
draw-large-drills = 大型ドリル：{ $drills }
draw-legend-tiles = 赤2 クリスタル2個の赤タイル · 金 金タイル · M2/2+3 怪獣：戦闘力、ダメージ、点 · ██ 壁 · → 連結の向き
draw-legend-squares = ░G░ 灰の裏向きタイル · ✖ 封鎖 · ◆ マーカー · ·2· 数字のある空きマス、* 黄色枠
draw-legend-marks = ▲ 大型ドリルとその向き · + 目標 · 一覧では 紫4 ドリルカード、紫×2 クリスタル

## ページ

page-ask-action = { $target }に対してカードを出すか、別のアクションを選んでください。
page-ask-fight = { $place }の{ FORM($monster, form: "short") }に対してカードを出すか、何も出さないか選んでください。
page-ask-gold = 金タイルのクリスタルを選んでください。あと{ $left }個です。
page-say-mine = 採掘
page-say-refill = 手札補充
page-say-gadget = ガジェット
page-say-large-drill = 大型ドリル
page-say-exchange = 交換
page-say-pass = パス
page-say-stop = カードを引く
page-say-fight-none = 何も出さない

page-field = 場
page-wanted = 目標の色
page-leads = 強さ{ $strength }でトップ
page-you-won = あなたの勝ちです。
page-field-won = { $seat }の勝ちです。
page-nobody-wins = 勝者はいません。
page-wins = 強さ{ $strength }で獲得
page-off-colour = 色違い
page-to-act = 手番
page-no-card = カードなし
page-no-cards = 手札なし
page-no-crystals = クリスタルなし
page-beats = { $strength }>{ $power }
page-beats-best = { $strength }>{ $power } トップ
page-too-weak = { $strength }では足りない
page-monster-on = { $place }の{ FORM($monster, form: "short") }
page-power = 戦闘力{ $power }
page-damage = ダメージ{ $damage }
page-prize = { $points }点
page-outlook-off-colour = 色違い
page-outlook-behind = 強さ{ $force } 届かない
page-outlook-fails = 強さ{ $force } 足りない
page-outlook-withstands = 強さ{ $force } 耐える
page-outlook-unmatched = 強さ{ $force } 色違い
page-outlook-leads = 強さ{ $force }でトップ
page-outlook-wins =
    { $tiles ->
        [0] 勝ち
       *[other] タイル{ $tiles }枚獲得
    }
page-accident-now = { $accident }：この色のカードが{ $needed }枚以上あるプレイヤーは1枚失います。
page-in-reach = 選べるタイル
page-steps = { $steps }マス
page-to-win = 獲得できるもの
page-to-pay = 支払い残り
page-have = 所持
page-left-over = 支払い後
page-workshop = 工房
page-price = 同色{ $own }+任意{ $any }
page-price-any = 任意{ $any }
page-marker = 現在地マーカー
page-safe = 安全
page-danger = 危険
page-danger-hint = 次に起こるのはこの中のどれか
page-alarm = 警報
page-chips-of = /{ $chips }枚
page-points = 点
page-crystals = クリスタル
page-crystal-stack = { $colour }のクリスタル{ $count }個
page-each = 1基{ $points }点
page-earned = 獲得
page-section = 担当エリア{ $tiles }/{ $needed }
page-large-drills = 大型ドリル
page-large-drill = 大型ドリル
page-foreman = スタートプレイヤー
page-step-target = 目標
page-step-actions = アクション
page-step-accidents = アクシデント
page-step-mining = 採掘
page-step-visibility = 視界
page-advanced = 上級ルール
page-costs = コスト
page-owner = 所有者
page-worth = 価値
page-now = 現在
page-can-pay = 購入できる
page-cannot-pay = クリスタル不足
page-can-build = 設置できる
page-cannot-build = クリスタル不足か、置けるマスがない
page-square = マス
page-zone = ゾーン
page-printed = 数字
page-linked-with = 連結
page-blockaded = 封鎖
page-blockaded-text = 採掘できない
page-framed = 黄色枠
page-framed-text = 2つともなくなるとゲーム終了
page-cards = カード

page-card-text = 目標タイルか怪獣に対して出す。目標の色で最も大きい数字が勝ち、同じなら先に出したほうが勝つ。1は同じ色の4をすべて0にする。
page-drill-text = 空きマスに置き、別の空きマスを指す。設置したときに一度だけ、指したマスの数字と同じ枚数の1億チップを得る。
page-accident-text = 発生すると、手札と場を合わせてこの色のカードが{ $needed }枚以上あるプレイヤーは1枚失う。
page-crystal-text = ガジェットや大型ドリルの支払いに使う。ゲーム終了時、同じ色{ $per }個ごとに1点。
page-deck-text = 山札が1つなくなるたびに、アクシデントカード1枚が警報に移る。3つともなくなると、捨て札で新しい山札を作る。
page-chip-text = 誰かの担当エリアにタイルが{ $needed }枚たまると業績チェック。そのプレイヤーは3億チップ1枚、ほかにタイルを持つプレイヤーは1億チップ1枚を得る。1億チップ{ $small }枚は3億チップ1枚になる。最後の3億チップがボードを離れるとゲーム終了。
page-all-gadgets = ガジェット
page-all-monsters = 怪獣
page-all-accidents = アクシデント
page-all-tiles = タイル
page-all-others = チップとマーカー
page-marker-text = このラウンドに全員で採掘するタイルを示す。スタートプレイヤーが、近くにタイルがあるかぎり2マスまで動かす。
page-face-down-text = 裏向きのタイル。隣のマスが通路になると表になる。
page-free-text = 通路。大型ドリルを置くか、数字を目当てにここを指すことができる。
page-start-text = 出発点。大型ドリルを置くことも、指すこともできない。

page-if-play = { FORM($card, form: "title") }を出すと
page-if-target = { $places }を掘ると
page-target-now = 目標 { $places }
page-if-buy = { FORM($gadget, form: "title") }を買うと
page-row-target = 目標
page-row-monster = 怪獣
page-row-tiles = タイル
page-row-wanted = 目標の色
page-row-chips = チップ
page-row-alarm = 警報
page-row-rank = 順位
page-row-prize = 賞
page-row-lose = 失うもの
page-row-effect = 効果
page-limit = 上限
page-row-aim = { $place }を指す
page-if-captured = 獲得（{ $tiles }枚）
page-if-leads = トップ、未確定
page-if-unmatched = トップ、色違い
page-if-behind = 届かない
page-if-off-colour = 色違いで届かない
page-if-beaten = 撃破：{ $force }対{ $power }
page-if-too-weak = 及ばず：{ $force }対{ $power }
page-if-prize = 獲得、{ $points }点
page-if-prize-leads = 今は獲得、{ $points }点
page-if-prize-other = ほかのプレイヤーへ
page-if-return = { $count }個返す
page-if-chips-you = あなた{ $points }
page-if-chips-other = { $name }{ $points }
page-if-nothing = なし
page-if-alarm-empty = なし
page-if-alarm-safe = { $count }枚、安全
page-if-alarm-risk = { $count }枚、失うかも
page-if-lose =
    { $crystals ->
        [0] なし
       *[other] クリスタル{ $crystals }個
    }
page-if-lose-tear =
    { $crystals ->
        [0] 赤い涙1粒
       *[other] クリスタル{ $crystals }個、赤い涙1粒
    }
page-if-rank = { $plays }人中{ $rank }位
page-if-rank-sure = { $plays }人中{ $rank }位、確定
page-in-stock = ストック{ $count }個
page-you-hold = 所持{ $count }個
page-gain-points = +{ $points }

page-brief-off-colour = 色違い
page-brief-behind = 届かず
page-brief-fails = 弱い
page-brief-withstands = 耐える
page-brief-unmatched = 色違い
page-brief-leads = トップ
page-brief-wins = 勝ち
page-brief-none = なし
page-brief-play = { $strength }
page-brief-out = 脱落
page-brief-super-drill = その色のカードを別の色として出せる
page-brief-enhanced-power = その色のカードをもう1枚出せる
page-brief-refining-capsule = 目標に出すとその色のクリスタル1個
page-brief-support-drone = 手札上限+{ $hand }、クリスタル上限+{ $crystals }
page-brief-limits = 手札{ $hand }、クリスタル{ $crystals }
page-refill-to = { $limit }枚に補充
page-wait-pay = あと{ $left }個
page-paid = { $paid }/{ $price }
page-fight-why = 戦闘力{ $power }を超えなければクリスタル{ $damage }個を失う。
page-best-has = { $name }は{ $points }点
page-together = { $places }は一組
page-hand = 手札
page-gear = 装備
page-back-to-map = マップ

# 報告に出てくる物の種類と、それをどうしたか。
page-lab-accident = アクシデント
page-lab-action = アクション
page-lab-drill-card = ドリルカード
page-lab-gadget = ガジェット
page-lab-large-drill = 大型ドリル
page-lab-monster = 怪獣
page-lab-tile-black = 黒ゾーンのタイル
page-lab-tile-grey = 灰ゾーンのタイル
page-lab-tile-white = 白ゾーンのタイル
page-lab-gadget-type = ガジェットの種類
page-lab-bought = 購入
page-lab-built = 設置
page-lab-chose = 選択
page-lab-defeated = 撃破
page-lab-mined = 採掘
page-lab-played = 使用
page-lab-suffered = 被害
page-lab-used = 使用

## チュートリアル

tutorial-welcome = 小惑星へようこそ！最初の現場監督はあなたです。数ラウンドで、ここでできることをひととおりやってみましょう。
tutorial-map = 全員で同じタイルを掘ります。表のタイルは中身が見え、ほかは裏向きです。STARTは左下です。
tutorial-first = スタートプレイヤーのあなたが、採掘するタイルを選びます。b1には緑のクリスタルが2個あります。これを選んでください。
tutorial-draft = 目標の色は緑です。カードの裏面で色が分かります。相手と交互に引きます。3番目の山札から緑のカードを3枚引いてください。
tutorial-draft-last = 緑のカードはもう見えません。1番目の山札から紫を引いてください。
tutorial-mine = あなたの番です。目標の色で最も大きいカードが勝ちます。カードの下に、出すとどうなるかが表示されます。緑4を出してください。
tutorial-won = タイルと緑のクリスタル2個を獲得しました。相手は勝てませんでしたが、残念賞に青のクリスタルを1個得ました。
tutorial-target = 勝者はスタートプレイヤーになり、マーカーを1〜2マス動かします。c1を選んでください。
tutorial-no-match = 目標の色は青ですが、持っていません。誰も青を出さなければ、最も大きいカードが勝ちます。緑3で勝負しましょう。
tutorial-check = タイルが2枚になったので業績チェックが行われ、3億チップを1枚得ました。3点です。
tutorial-target-again = 今度はc2を選んでください。カードは出しません。
tutorial-large-drill = 未設置の大型ドリルは、最後に1基につき1点減点です。青1個と任意2個のものを選んでください。
tutorial-large-drill-site = 置くための空きマスと、指すための空きマスが必要です。b1に置いてください。先端はc1を向きます。
tutorial-large-drill-built = c1の数字と同じ枚数の1億チップを得ました。3枚で3億チップ1枚になります。
tutorial-refill = 手札が少なくなりました。このラウンドは手札を補充しましょう。
tutorial-refill-keep = いらないカードを捨てることもできます。今回は残して、そのまま引いてください。
tutorial-refill-draw = 1番目の山札から2枚引いてください。山札がなくなると、アクシデントが近づきます。
tutorial-linked = 目標は連結した2枚のタイルで、勝者が両方を得ます。目標の色は青、相手は買い物中です。青1で十分です。
tutorial-target-last = タイル2枚で、また業績チェックになりました。次はd2を選んでください。
tutorial-gadget = 青のクリスタルが3個あるので、ガジェットを買えます。工房の青のスーパードリルを選んでください。青のカードを好きな色として出せるようになります。
tutorial-blockade = d2には誰もカードを出さなかったので、チップで封鎖されました。チップは残り時間でもあります。最後の1枚がなくなるとゲーム終了です。
tutorial-accidents = 予報に気をつけましょう。山札がなくなると危険予報のどれかが発生し、その色のカードを2枚持つプレイヤーは1枚失います。
tutorial-monsters = タイルの下には怪獣もいます。全員がカードで戦い、戦闘力より強くなければなりません。強いカードを残しておきましょう。
tutorial-goodbye = これで一人前です。長押しするか、ポインターを重ねると、何でも説明が出ます。次は初級のボットと本番の対局です！

## 作業台で変えられるコンポーネントの数値

knob-sheet-tiles = タイル
knob-sheet-gadgets = ガジェット
knob-sheet-large-drills = 大型ドリル
knob-crystals = クリスタル
knob-power = 戦闘力
knob-damage = ダメージ
knob-points = 得点
knob-price =
    { $place ->
        [red] 価格（赤のクリスタル）
        [blue] 価格（青のクリスタル）
        [green] 価格（緑のクリスタル）
        [purple] 価格（紫のクリスタル）
       *[any] 価格（任意の色のクリスタル）
    }
knob-hand-limit = 手札上限
knob-crystal-limit = クリスタル上限
knob-drone-hand = サポートドローンで増える手札上限
knob-drone-crystals = サポートドローンで増えるクリスタル上限
knob-crystals-each = 各色のクリスタル
knob-exchange-crystals = 好きな色1個と交換するクリスタル
knob-large-drills-each = { $place }人戦での1人分の大型ドリル
knob-low-number = ほかを弱めるカードの数字
knob-high-number = 弱められるカードの数字
knob-high-value = 弱められたカードの値
knob-check-tiles = 業績チェックが起こるタイルの枚数
knob-small-per-big = 3億チップ1枚分の1億チップ
knob-big-points = 3億チップの得点
knob-small-points = 1億チップの得点
knob-gadget-points = ガジェットの得点
knob-set-points = 同色ガジェット{ $place }枚の得点
knob-crystals-per-point = 1点になるクリスタル
knob-unplaced-points = 未設置の大型ドリルの失点
