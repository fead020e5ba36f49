# コズミック・スカベンジャーズの日本語。契約の `.title` はカードに書かれた名前。

title = コズミック・スカベンジャーズ
summary = ロボットをひそかにプログラムし、難破船を漁り、誰よりも先に契約を達成せよ。
goal =
    マーブルで契約を達成し、誰かの公開契約が8件になるまで得点を競います。
turn =
    全員がひそかにロボットを4体までプログラムします：進入方向、順番、4つのモードから1つ。勤勉度の低い人が先に行動します。ロボットは自分の列でアイコンのあるマーブルを回収し、満載なら捨て札になります。マーブルで市場の契約を達成し、残りは倉庫に入れます。

## 問いかけ

ask-recall = 手札にロボットがありません。捨て札から1体呼び戻してください。
ask-designate = ロボットの進入方向を選んでください。
ask-place = スロット{ $slot }（{ $slots }つ中）に置くロボットとモードを選んでください。
ask-insert = プログラム契約を差し込むか、プログラムを確定してください。
ask-gap = { $waiting }を差し込むすきまを選んでください（{ $lowest }〜{ $robots }：上にあるロボットの数）。
ask-recover-robot = 捨て札からロボットを{ $left }体まで復旧させるか、ここまでにしてください。
ask-recover-contract = 捨て札から契約を{ $left }枚まで復旧させるか、ここまでにしてください。
ask-hospital-robot = { ask-recover-robot }
ask-hospital-contract = { ask-recover-contract }
ask-fulfil = 市場の契約を達成するか、終了してください。
ask-pay =
    { $wild ->
        [0] { $contract }の支払い：{ $unit }1個分に使うマーブルを選んでください。
       *[other] { $contract }の支払い：ワイルド残り{ $wild }個分。価値の低い順に支払ってください。
    }
ask-salvage = サプライからボイド以外のマーブルを1個サルベージしてください。
ask-claim =
    { $claims ->
        [0] 同順です。契約の権利を宣言する、異議を申し立てる、手を引く、または現状に同意してください。
       *[other] 同順です。契約の権利を宣言する、異議を申し立てる、手を引く、または現状に同意してください（宣言中{ $claims }件）。
    }
ask-reveal = 手札の契約を公開してゲームを終わらせるか、伏せておいてください。

## 選択肢

do-designation = { $designation }進入する
do-mode = { $robot }、{ $mode }モード：{ AND($icons) }
do-robot = { $robot }を手札に戻す（{ $modes }）
do-contract = { $contract }を手札に戻す
do-designate-contract = { do-insert-contract }
do-place-contract = { do-insert-contract }
do-gap-contract = { do-insert-contract }
do-insert-contract =
    { ID($effect) ->
        [none] { $contract }
       *[other] { $contract }：{ $text }
    }{ $idle ->
        [1] （どこでも無効）
       *[0] { "" }
    }
do-gap =
    { $gap ->
        [0] スロット1の上
       *[other] スロット{ $gap }の下
    }{ $idle ->
        [1] （そこでは無効）
       *[0] { "" }
    }
do-fulfil-contract = { do-priced-contract }を達成する：{ do-worth }
do-priced-contract = { $contract }（{ AND($price) }）
do-worth =
    { ID($effect) ->
        [none] { $points }点
       *[other] { $points }点。{ $text }
    }
do-claim-contract =
    { $verb ->
        [0] { do-priced-contract }の権利を宣言する：{ do-worth }
        [1] { do-priced-contract }に異議を申し立てる：{ do-worth }
        [2] { $contract }から降りる
       *[other] { $contract }の宣言を取り下げる
    }
do-pay-type = { $type }1個を支払う
do-salvage-type = { $type }1個をサルベージする

say-done =
    { SIZE($empty) ->
        [0] プログラムを確定する
       *[other] プログラムを確定する（回収なし：{ AND($empty) }）
    }
say-restart = プログラムを最初からやり直す
say-stop = 復旧をここまでにする
say-end = 契約の達成を終える
say-agree = 現状に同意する
say-reveal = 契約を公開してゲームを終わらせる
say-keep = 契約を伏せておく

## 小さい画面のための短い言い方。コロンの前は、いくつかに共通なら一度だけ表示

brief-designation = { FORM($designation, form: "short") }
brief-mode = { $robot }: { $mode }
brief-robot = { $robot }
brief-contract = { FORM($contract, form: "listed") }
brief-insert-contract =
    { $idle ->
        [1] { FORM($contract, form: "listed") }（無効）
       *[0] { FORM($contract, form: "listed") }
    }
brief-fulfil-contract = 達成: { FORM($contract, form: "listed") }
brief-claim-contract =
    { $verb ->
        [0] 宣言: { FORM($contract, form: "listed") }
        [1] 異議: { FORM($contract, form: "listed") }
        [2] 降りる: { FORM($contract, form: "listed") }
       *[3] 取り下げ: { FORM($contract, form: "listed") }
    }

## できない理由

no-nothing-programmed = まだ何もプログラムしていません。
no-no-restarts =
    { $restarts ->
        [0] プログラムはやり直せません。
       *[other] プログラムをやり直せるのは1ラウンドに{ $restarts }回までです。
    }
no-program-incomplete = プログラムがまだ完成していません。
no-designated = ロボットはすでに{ $chosen }進入すると決まっています。変えるにはプログラムをやり直してください。
no-other-board = { $board }にはその辺がありません。
no-designation-first = 先に進入方向を選んでください。
no-slots-full = スロットはすべて埋まっています。
no-robot-not-in-hand = { $robot }は手札にありません。
no-not-programmable = { $contract }はプログラム契約ではありません。
no-robots-first = 契約は進入方向とロボットを決めたあとです。
no-gap-first = 先に{ $waiting }を差し込むすきまを選んでください。
no-contract-not-in-hand = { $contract }は手札にありません。
no-no-contract-waits = すきまは契約を選んだあとに選びます。
no-above-the-last = 契約は上から順に差し込みます。最後の契約はすきま{ $lowest }にあります。
no-too-few-robots = ロボットは{ $robots }体しかいません。
no-robot-not-discarded = { $robot }は捨て札にありません。
no-contract-not-discarded = { $contract }は捨て札にありません。
no-not-in-market = { $contract }は市場にありません。
no-given-up = { $contract }からはすでに手を引いたため、このラウンド中は選べません。
no-too-dear =
    { SIZE($marbles) ->
        [0] { $contract }のコストは{ AND($price) }ですが、マーブルがありません。
       *[other] { $contract }のコストは{ AND($price) }ですが、手元にあるのは{ AND($marbles) }です。
    }
no-void-stays = ボイドはサルベージできません。
no-supply-lacks = サプライに{ $type }のマーブルがありません。
no-no-marble = { $type }のマーブルはもうありません。
no-other-unit = いま支払うのは{ $unit }1個分です。
no-rising-value = ワイルドは価値の低い順に支払います。直前に支払ったのは{ $last }です。
no-stuck = ここで{ $type }を使うと、ルールどおりに支払いを終えられません。

## 記録

log-round = 第{ $number }ラウンドが始まりました。
log-top-up = サプライからプールに{ AND($marbles) }が補充されました。
log-fill = 宇宙船にマーブルが無作為に配置されました。
log-to-market = 市場に{ $contract }が加わりました。
log-to-box = { $contract }はもう一方のボード用のため、箱に戻されました。
log-recall = { $seat }はロボットがないため、{ $card }を呼び戻しました。
log-commit = { $seat }はプログラムを確定しました。
log-designation = { $seat }のロボットは{ $designation }進入します。
log-robot = { $seat }、スロット{ $position }：{ $card }、{ $mode }モード。
log-contract =
    { $ignored ->
        [0] { $seat }、すきま{ $gap }：{ $contract }。
       *[other] { $seat }、すきま{ $gap }：{ $contract }。ここでは無効です。
    }
log-order = { $seat }は{ $place }番目です（勤勉度{ $diligence }、優先度{ $priority }）。
log-recover-robot = { $seat }は{ $card }を復旧させました。
log-recover-contract = { $seat }は{ $contract }を復旧させました。
log-collect = { $seat }の{ $card }は{ $cell }で{ $marble }を1個回収しました。
log-collide = { $seat }の{ $card }は{ $cell }で{ $marble }をめぐって衝突しました。
# 宇宙船が見える所では座標を言わない。
page-log-collect = { $seat }の{ $card }は{ $marble }を1個回収しました。
page-log-collide = { $seat }の{ $card }は{ $marble }をめぐって衝突しました。
page-log-fulfil = { $seat }は{ $contract }を達成しました（{ $points }点）。
log-robot-home =
    { ID($fate) ->
        [full] { $seat }の{ $card }は満載になり、捨て札になりました。
        [damaged] { $seat }の{ $card }は損傷し、捨て札になりました。
        [saved] { $seat }の{ $card }は命綱で手札に戻りました。
       *[back] { $seat }の{ $card }は手札に戻りました。
    }
log-replace = { $seat }のマーブルの代わりに、サプライからプールに{ AND($marbles) }が移されました。
log-fulfil = { $seat }は{ $contract }を達成しました。
log-pay = { $seat }は{ AND($marbles) }を支払いました。
log-salvage = { $seat }はサプライから{ $marble }を1個サルベージしました。
log-fee = { $seat }はサプライから{ $marble }を1個受け取りました。
log-end = { $seat }は契約の達成を終えました。
log-store = { $seat }は{ AND($marbles) }を倉庫に入れました。
log-claim = { $seat }は{ $contract }の権利を宣言しました。
log-challenge = { $seat }は{ $contract }に異議を申し立てました。この契約はロックされます。
log-show = { $seat }はそのために{ AND($marbles) }を取り分けました。
log-back-down = { $seat }は{ $contract }から降りました。
log-withdraw = { $seat }は{ $contract }の宣言を取り下げました。
log-agree = { $seat }は同意しました。
log-locked = { $contract }はロックされたまま市場に残ります。
log-stop =
    { ID($phase) ->
        [recover-robot] { $seat }はロボットの復旧を終えました。
        [recover-contract] { $seat }は契約の復旧を終えました。
        [hospital-robot] { $seat }はロボットを手札に戻すのを終えました。
        [hospital-contract] { $seat }は契約を手札に戻すのを終えました。
       *[other] { $seat }はここまでにしました。
    }
log-reveal = { $seat }は手札の契約を公開し、ゲームを終わらせました。
log-keep = { $seat }は何も公開せず、ゲームは続きます。
log-empty = 宇宙船に残ったマーブルはプールに戻りました。
log-over =
    { ID($ending) ->
        [showing] 公開中の契約が規定の数に達し、ゲームが終了しました。
        [round-limit] 最後のラウンドが終わり、ゲームが終了しました。
        [crash] 宇宙船を満たすマーブルが足りません。経済が崩壊し、ゲームが終了しました。
       *[other] ゲームが終了しました。
    }

## 本人に向けたログ

page-you-log-recall = あなたはロボットがないため、{ $card }を呼び戻しました。
page-you-log-recover-robot = あなたは{ $card }を復旧させました。
page-you-log-recover-contract = あなたは{ $contract }を復旧させました。
page-you-log-collide = あなたの{ $card }は{ $marble }をめぐって衝突しました。
page-you-log-fulfil = あなたは{ $contract }を達成しました（{ $points }点）。
page-you-log-pay = あなたは{ AND($marbles) }を支払いました。
page-you-log-collect = あなたの{ $card }は{ $marble }を1個回収しました。
page-you-log-salvage = あなたはサプライから{ $marble }を1個サルベージしました。
page-you-log-fee = あなたはサプライから{ $marble }を1個受け取りました。
page-you-log-store = あなたは{ AND($marbles) }を倉庫に入れました。
page-you-log-claim = あなたは{ $contract }の権利を宣言しました。
page-you-log-challenge = あなたは{ $contract }に異議を申し立てました。この契約はロックされます。
page-you-log-back-down = あなたは{ $contract }から降りました。
page-you-log-withdraw = あなたは{ $contract }の宣言を取り下げました。
page-you-log-reveal = あなたは手札の契約を公開し、ゲームを終わらせました。
page-you-log-commit = あなたはプログラムを確定しました。
page-you-log-designation = あなたのロボットは{ $designation }進入します。
page-you-log-robot = あなたのスロット{ $position }：{ $card }、{ $mode }モード。
page-you-log-contract =
    { $ignored ->
        [0] あなたのすきま{ $gap }：{ $contract }。
       *[other] あなたのすきま{ $gap }：{ $contract }。ここでは無効です。
    }
page-you-log-order = あなたは{ $place }番目です（勤勉度{ $diligence }、優先度{ $priority }）。
page-you-log-robot-home =
    { ID($fate) ->
        [full] あなたの{ $card }は満載になり、捨て札になりました。
        [damaged] あなたの{ $card }は損傷し、捨て札になりました。
        [saved] あなたの{ $card }は命綱で手札に戻りました。
       *[back] あなたの{ $card }は手札に戻りました。
    }
page-you-log-replace = あなたのマーブルの代わりに、サプライからプールに{ AND($marbles) }が移されました。
page-you-log-end = あなたは契約の達成を終えました。
page-you-log-show = あなたはそのために{ AND($marbles) }を取り分けました。
page-you-log-agree = あなたは同意しました。
page-you-log-stop =
    { ID($phase) ->
        [recover-robot] あなたはロボットの復旧を終えました。
        [recover-contract] あなたは契約の復旧を終えました。
        [hospital-robot] あなたはロボットを手札に戻すのを終えました。
        [hospital-contract] あなたは契約を手札に戻すのを終えました。
       *[other] あなたはここまでにしました。
    }
page-you-log-keep = あなたは何も公開せず、ゲームは続きます。
page-part-log-pay = { AND($marbles) }
page-sketch = 次のプログラムを予定する
page-part-log-collect = { $marble }（{ $card }）

## 終了

ending-none = ゲームはまだ終わっていません。
ending-showing = 第{ $round }ラウンドの終わりに、公開中の契約が{ $showing }件のプレイヤーがいました。
ending-revealed = 第{ $round }ラウンドに{ $seat }が手札の契約を公開し、公開中の契約が{ $showing }件になりました。
ending-round-limit = 第{ $round }ラウンドが最後のラウンドでした。
ending-crash = 経済が崩壊しました。第{ $round }ラウンドに宇宙船を満たすマーブルが足りませんでした。

end-none = 対局中
end-showing = 公開中の契約が規定数に到達
end-revealed = 契約の公開
end-round-limit = ラウンド上限
end-crash = 経済崩壊

tie-break = 同点の場合は、同点に関わる契約、達成した契約の数、コストの大きさの順に決まります。

score-prizes = 報酬契約
score-robots = ロボット契約
score-programmables = プログラム契約
score-effect = { $contract }

## オプション

option-filter-shape-contracts = もう一方のボード用の契約を最初のシャッフル前に取り除く
    .title = 合う契約だけ
    .help = もう一方のボード用の契約を最初のシャッフル前に取り除きます
option-simple-bookkeeping = 回収したマーブルをすぐに補う
    .title = 簡易処理
    .help = 回収したマーブルをすぐに補います
option-emergency-recall = ロボットがないプレイヤーは1体呼び戻す
    .title = 緊急呼び戻し
    .help = ロボットがないプレイヤーは1体呼び戻します
option-round-limit = 最後のラウンド
    .title = 最終ラウンド
    .help = 遅くともこのラウンドで終わります
option-crash-outcome = 経済崩壊の結果
    .title = 経済崩壊
    .help = 起きたときの決着
    .all-lose = 全員の負け
    .score = 得点で決まる
option-restarts = 確定前のプログラムを1ラウンドにやり直せる回数
    .title = プログラムのやり直し
    .help = 確定前に1ラウンドで何回やり直せるか

## マーブル、コスト、アイコン

type-precious = 貴重
type-electrical = 電気
type-mechanical = 機械
type-chemical = 化学
type-organic = 有機
type-void = ボイド
type-unknown = マーブル

unit-precious = 貴重{ $count }個
unit-electrical = 電気{ $count }個
unit-mechanical = 機械{ $count }個
unit-chemical = 化学{ $count }個
unit-organic = 有機{ $count }個
unit-void = ボイド{ $count }個
unit-wild = ワイルド{ $count }個

icon-precious =
    { $count ->
        [1] 貴重
       *[other] 貴重×{ $count }
    }
icon-electrical =
    { $count ->
        [1] 電気
       *[other] 電気×{ $count }
    }
icon-mechanical =
    { $count ->
        [1] 機械
       *[other] 機械×{ $count }
    }
icon-chemical =
    { $count ->
        [1] 化学
       *[other] 化学×{ $count }
    }
icon-organic =
    { $count ->
        [1] 有機
       *[other] 有機×{ $count }
    }
icon-void =
    { $count ->
        [1] ボイド
       *[other] ボイド×{ $count }
    }
icon-capacity =
    { $count ->
        [1] 容量
       *[other] 容量×{ $count }
    }
icon-recovery =
    { $count ->
        [1] 復旧
       *[other] 復旧×{ $count }
    }
icon-blank =
    { $count ->
        [1] 空白
       *[other] 空白×{ $count }
    }
icon-priority =
    { $count ->
        [1] 優先
       *[other] 優先×{ $count }
    }

# 契約で増えるアイコン。`text-gain`で並べる。
gain-precious = 貴重アイコン
gain-electrical = 電気アイコン
gain-mechanical = 機械アイコン
gain-chemical = 化学アイコン
gain-organic = 有機アイコン
gain-void = ボイドアイコン
gain-capacity = 容量アイコン
gain-recovery = 復旧アイコン
gain-blank = 空白アイコン
gain-priority = 優先アイコン

## 宇宙船

cell = ({ $first },{ $second })
cell-unknown = あるマス
board-any = どのボード
board-square = 四角ボード
board-hex = 六角ボード
designation-sq-n = 北側から
    .short = 北
designation-sq-e = 東側から
    .short = 東
designation-sq-s = 南側から
    .short = 南
designation-sq-w = 西側から
    .short = 西
designation-hx-n-l = 北側から左斜めに
    .short = 北: 左
designation-hx-n-r = 北側から右斜めに
    .short = 北: 右
designation-hx-ne-l = 北東側から左斜めに
    .short = 北東: 左
designation-hx-ne-r = 北東側から右斜めに
    .short = 北東: 右
designation-hx-se-l = 南東側から左斜めに
    .short = 南東: 左
designation-hx-se-r = 南東側から右斜めに
    .short = 南東: 右
designation-hx-s-l = 南側から左斜めに
    .short = 南: 左
designation-hx-s-r = 南側から右斜めに
    .short = 南: 右
designation-hx-sw-l = 南西側から左斜めに
    .short = 南西: 左
designation-hx-sw-r = 南西側から右斜めに
    .short = 南西: 右
designation-hx-nw-l = 北西側から左斜めに
    .short = 北西: 左
designation-hx-nw-r = 北西側から右斜めに
    .short = 北西: 右

## ロボット

robot-digger = ディガー
robot-sifter = シフター
robot-hauler = ホーラー
robot-courier = クーリエ
robot-welder = ウェルダー
robot-magpie = マグパイ
robot-mender = メンダー
robot-scout = スカウト
robot-turbo = ターボ
robot-recovery-drone = リカバリードローン
robot-freighter = フレイター
robot-bio-harvester = バイオハーベスター
robot-alchemist = アルケミスト
robot-foundry = ファウンドリー
robot-dynamo = ダイナモ
robot-jeweler = ジュエラー
robot-omnibot = オムニボット
robot-void-sweeper = ボイドスイーパー
robot-phantom = ファントム
robot-foreman = フォアマン
robot-unknown = ロボット
card-unknown = ロボット

modes = 上：{ AND($top) }；右：{ AND($right) }；下：{ AND($bottom) }；左：{ AND($left) }
mode-t = 上
mode-r = 右
mode-b = 下
mode-l = 左

fate-back = 帰還
fate-full = 満載
fate-damaged = 損傷
fate-saved = 救出

## 契約

contract =
    { ID($title) ->
        [robot] { $robot }{ $copy }の契約
       *[other] { $copy ->
            [0] 「{ $title }」
           *[other] 「{ $title }{ $copy }」
        }
    }
    .title =
        { ID($title) ->
            [robot] { $robot }
           *[other] { $title }
        }
    .listed =
        { ID($title) ->
            [robot] { $robot }{ $copy }
           *[other] { $copy ->
                [0] { $title }
               *[other] { $title }{ $copy }
            }
        }
contract-unknown = 契約
title-robot = ロボット契約
title-prize-seed-vault = 種子貯蔵庫
title-prize-coolant-tanks = 冷却材タンク
title-prize-hull-plating = 船体装甲
title-prize-fusion-coils = 核融合コイル
title-prize-crown-jewels = 王家の宝石
title-prize-terraforming-kit = テラフォーミングキット
title-prize-habitat-dome = 居住ドーム
title-prize-filtration-plant = ろ過プラント
title-prize-sensor-array = センサーアレイ
title-prize-star-atlas = 星図帳
title-prize-colony-charter = 植民憲章
title-prize-reactor-core = リアクターコア
title-prize-field-hospital = 野戦病院
title-prize-salvage-rights = サルベージ権
title-prize-finders-fee = 発見者報酬
title-prize-express-freight = 特急貨物
title-prize-mission-control = ミッション管制
title-prize-repair-bay = 修理ベイ
title-prize-trade-licence = 交易免許
title-prize-matter-converter = 物質変換器
title-prize-grand-arbiter = 大審判官
title-prize-black-market-deal = 闇取引
title-prize-robotics-expo = ロボット博覧会
title-prize-software-archive = ソフトウェア書庫

title-prog-chemical-retort = 化学レトルト
title-prog-machine-vise = マシンバイス
title-prog-arc-tuner = アークチューナー
title-prog-gem-cutter = ジェムカッター
title-prog-gripper-arm = グリッパーアーム
title-prog-spark-probe = スパークプローブ
title-prog-jewel-lens = ジュエルレンズ
title-prog-cargo-rack = カーゴラック
title-prog-afterburner = アフターバーナー
title-prog-repair-kit = リペアキット
title-prog-clean-boot = クリーンブート
title-prog-void-net = ボイドネット
title-prog-tow-cable = 牽引ケーブル
title-prog-rear-hatch = 後部ハッチ
title-prog-tunnel-vision = トンネルビジョン
title-prog-safety-line = 命綱
title-prog-helm-turn = 転舵
title-prog-core-drill = コアドリル
title-prog-gantry-port = ガントリー左舷
title-prog-gantry-starboard = ガントリー右舷

## 契約の効果

text-hospital = 達成時：捨て札からロボット{ $amount }体まで、プログラム契約{ $amount }枚までを手札に戻す。
    .brief = 達成時：ロボット{ $amount }体、契約{ $amount }枚を手札に
text-salvage = 達成時：サプライからボイド以外のマーブルを1個選び、倉庫に入れる。
    .brief = 達成時：好きなマーブル1個
text-finders-fee = 達成時：サプライの貴重1個を倉庫に入れる。なければ最も価値の高いマーブルを入れる。
    .brief = 達成時：貴重1個
text-express = 達成時：市場をただちに補充する。
    .brief = 達成時：市場を補充
text-control = 手番順を決めるとき、合計勤勉度を{ $amount }少なく数える。
    .brief = 手番順：勤勉度−{ $amount }
text-bay = 毎ラウンド、復旧枠が{ $amount }つ増える。
    .brief = 毎ラウンド復旧＋{ $amount }
text-licence = ワイルドを含む契約のコストが、ワイルド{ $amount }個分少なくなる。
    .brief = ワイルドのコスト−{ $amount }
text-converter = ボイドを有機と化学の支払いにも使える。
    .brief = ボイドで有機・化学を払える
text-arbiter = ゲーム終了時、得点が同じなら勝つ。
    .brief = 終了時：同点なら勝ち
text-black-market = ゲーム終了時、得点が同じなら負ける。
    .brief = 終了時：同点なら負け
text-expo = ゲーム終了時、達成したロボット契約1件につき1点（最大{ $amount }点）。
    .brief = 終了時：ロボット契約ごとに1点（最大{ $amount }）
text-archive = ゲーム終了時、達成したプログラム契約1件につき1点（最大{ $amount }点）。
    .brief = 終了時：プログラム契約ごとに1点（最大{ $amount }）

text-become = 上のロボットの回収アイコンはすべて{ $type }になる（数は変わらない）。
    .brief = 上のロボット：{ $type }のみ
text-gain =
    { $needs ->
        [1] 上のロボットに{ AND($icons) }を1個加える。
       *[other] 下のロボットに{ AND($icons) }を1個加える。
    }
    .brief =
        { $needs ->
            [1] 上のロボット：{ AND($icons) }＋1
           *[other] 下のロボット：{ AND($icons) }＋1
        }
text-clean-boot = プログラム全体の空白アイコンがすべて優先アイコンになる。
    .brief = 空白がすべて優先になる
text-tunnel-vision = 上のロボットは、持っている回収アイコンのうち最も価値の高い種類だけを探す。ほかの回収アイコンは失う。
    .brief = 上のロボット：最も高い種類のみ
text-reverse = 上のロボットは列を反対の端から進む。
    .brief = 上のロボット：反対の端から
text-lane =
    { $amount ->
        [-1] 上のロボットは1つ左のレーンを進む。
       *[other] 上のロボットは1つ右のレーンを進む。
    }
    .brief =
        { $amount ->
            [-1] 上のロボット：1つ左のレーン
           *[other] 上のロボット：1つ右のレーン
        }
text-turn = 上のロボットは発進パッドからもう一方の方向へ進む。
    .brief = 上のロボット：もう一方の方向
text-core = 上のロボットは同じ方向で、中央を通る長い列を進む。
    .brief = 上のロボット：中央の長い列
text-tow = 下のロボットは上のロボットの列を、1歩遅れて進む。
    .brief = 下のロボットが上に続く
text-safety = 上のロボットは満載でも損傷でも手札に戻る。
    .brief = 上のロボット：必ず手札に戻る

## 効果の名前

effect-none = 効果なし
effect-become = 種類の変更
effect-gain = アイコン追加
effect-clean-boot = クリーンブート
effect-tunnel-vision = トンネルビジョン
effect-reverse = 反対の端から
effect-lane = 隣のレーン
effect-turn = もう一方の方向
effect-core = 中央の列
effect-tow = 牽引
effect-safety = 命綱
effect-hospital = 野戦病院
effect-salvage = サルベージ
effect-finders-fee = 発見者報酬
effect-express = 特急
effect-control = ミッション管制
effect-bay = 修理ベイ
effect-licence = 交易免許
effect-converter = 物質変換器
effect-arbiter = 審判官
effect-black-market = 闇取引
effect-expo = ロボット博覧会
effect-archive = ソフトウェア書庫

## フェイズ

phase-over = ゲーム終了
phase-recall = 緊急呼び戻し
phase-program = 秘密のプログラム
phase-recover-robot = ロボットの復旧
phase-recover-contract = 契約の復旧
phase-fulfil = 契約の達成
phase-pay = 支払い
phase-salvage = サルベージ
phase-hospital-robot = 野戦病院：ロボット
phase-hospital-contract = 野戦病院：契約
phase-claim = 権利の宣言
phase-reveal = 公開
phase-prepare = 準備
phase-collect = 回収
phase-effects = 即時効果
phase-designate = 進入方向
phase-place = プログラムのロボット
phase-insert = プログラムの契約
phase-gap = 契約を差し込むすきま

## 端末

draw-round = 第{ $round }ラウンド（全{ $limit }ラウンド）
draw-over = ゲーム終了
draw-programming = { $phase }、未確定：{ $seats }
draw-asked = { $phase }：{ $seat }
draw-turn-order = 手番順：{ $seats }
draw-queue = 達成の順：{ $seats }
draw-ship = 宇宙船
draw-pool = プール
draw-supply = サプライ
draw-market = 市場（山札{ $deck }枚）
draw-market-yours = 市場（山札{ $deck }枚、* 支払い可能）
draw-points = { $points }点
draw-seat = { $seat }：{ $points }点、公開中{ $showing }件
draw-seat-you = { $seat }（あなた）：{ $points }点、公開中{ $showing }件
draw-seat-committed = { $seat }、確定済み：{ $points }点、公開中{ $showing }件
draw-seat-you-committed = { $seat }（あなた）、確定済み：{ $points }点、公開中{ $showing }件
draw-new = 新規
draw-store = 倉庫
draw-hand = 手札
draw-discard = 捨て札
draw-tableau = 獲得エリア
draw-program = プログラム
draw-stack = { $start }：{ $cards }
draw-nothing = -
draw-forecast = 単独なら回収：{ $robots } · 勤勉度{ $diligence }
draw-program-facts = { $program }（勤勉度{ $diligence }、優先度{ $priority }）
# プレイヤーごとに1行でまとめたラウンド。$news は「・」で区切った、ロボットが持ち帰ったマーブル、達成した契約、現在の持ち物。またはプログラム。
news-seat = { $seat }：{ $news }
news-robot = { $robot } { $marbles }
news-robot-damaged = { $robot } { $marbles }（損傷）
news-robot-wrecked = { $robot }（損傷）
news-recovered = { $cards }を復旧
news-fulfilled = { $contracts }を達成
news-now = 現在 { $marbles }、{ $points }
news-market = 市場に登場：{ $contracts }。
draw-stance-stands = { $seat }は{ $contract }を争っています（{ $marbles }）
draw-stance-backed-down = { $seat }は{ $contract }から降りました（{ $marbles }は取り分けたまま）
draw-stance-barred = { $seat }は{ $contract }から手を引きました
draw-letters = P 貴重 · E 電気 · M 機械 · C 化学 · O 有機 · V ボイド · W ワイルド
draw-icons = + 容量 · R 復旧 · B 空白 · ! 優先 · モード：t 上、r 右、b 下、l 左

## ページの見出しと短い注記

page-round = 第{ $number }ラウンド
page-program = プログラム
page-say-restart = やり直す
page-say-stop = 終える
page-say-end = 終える
page-say-agree = 同意する
page-say-reveal = 公開して終える
page-say-keep = 伏せておく
page-phase-prepare = 準備
page-phase-program = プログラム
page-phase-recover = 復旧
page-phase-collect = 回収
page-phase-fulfil = 契約
page-phase-clean = 片付け
page-order = 手番順と勤勉度
page-reach-count = ✓ { $count }
page-points-only = 得点のみ
page-taken-by =
    { $own ->
        [1] あなたが達成
       *[0] { $seat }が達成
    }
page-slot = スロット{ $slot }
page-brings = 見込み
page-marbles = 手元のマーブル
page-to-pay = あと{ $left }個
page-robots-missing = あと{ $left }体
page-choose-side = 進入方向を選ぶ
page-verb =
    { $verb ->
        [0] 宣言する
        [1] 異議
        [2] 降りる
       *[3] 取り下げる
    }
page-turn-order = 手番順
page-programs = プログラム
page-ship = 宇宙船
page-market = 市場
page-market-count = { $size }枚中{ $count }枚 · 山札{ $deck }枚
page-in-reach = このプログラムで届く
page-payable = 支払い可能
page-can-pay = 支払い可：
page-rival-pays = 分かる範囲では、{ $seat }も支払えます。
page-supply = サプライ
page-pool = プール
page-wild = 任意の種類
page-group-prizes = 報酬
page-group-programmables = プログラム
page-group-robots = ロボット
page-group-prizes-contract = 報酬契約
page-group-programmables-contract = プログラム契約
page-group-robots-contract = ロボット契約
page-locked = ロック中
page-side-n = 北
page-side-ne = 北東
page-side-e = 東
page-side-se = 南東
page-side-s = 南
page-side-sw = 南西
page-side-w = 西
page-side-nw = 北西
page-points = 点
page-points-then = 点
page-points-count = { $points }点
page-showing = 公開中
page-ready = 確定済み
page-programming = プログラム中…
page-new = 新規
page-store = 倉庫
page-hand = 手札
page-discard = 捨て札
page-dil = 勤勉
page-priority = 優先度{ $priority }
page-if-alone = 先に取られなければ
page-stays = 待機
page-wasted = ここでは無効
page-restarts =
    { $left ->
        [0] やり直し不可
       *[other] やり直し残り{ $left }回
    }
page-paid = { $units }個中{ $paid }個支払い済み
page-to-hand = 手札に入る
page-cost = コスト
page-cheaper = ワイルド：{ $printed } − { $off }（交易免許）= { $own }
page-stands = { $seat }が権利を宣言しています。
page-gave-up = { $seat }は手を引きました。
page-revealed = 全員のプログラムが公開されました。
page-ask-place = スロット{ $slot }/{ $slots }に置くロボットを選んでください。
page-ask-pay =
    { $wild ->
        [0] { $contract }の支払い：{ $unit }を選んでください。
       *[other] { $contract }の支払い：ワイルド残り{ $wild }個。
    }
page-ask-gap = { $waiting }の位置を選んでください：最初のロボットの前か、各ロボットの後。
page-ask-insert = { ask-insert }
page-only-ask-insert = プログラムを確認して確定してください。
page-only-ask-fulfil = 市場に支払える契約はありません。
page-empty-handed = 回収なし：{ AND($robots) }
page-you-collecting = あなたが回収中
page-collecting =
    { SIZE($seats) ->
        [1] { AND($seats) }が回収中
       *[other] 同順のため{ AND($seats) }が同時に回収中
    }
page-collision = { $marble }をめぐる衝突
page-collided = 勤勉度も優先度も同じため、すべて損傷し、マーブルは残ります。
page-starting-robot = 初期ロボット
page-all-starting = 初期ロボット
page-all-prizes = 報酬契約
page-all-programmables = プログラム契約
page-all-robots = ロボット契約
page-all-marbles = マーブル
page-contract-robot = 契約ロボット
page-in-program = プログラムのスロット{ $slot }にあります。
page-expects = 見込み
page-will-be-full = 満載になり捨て札へ
page-will-return = 手札に戻る
page-will-crash = 自分の別のロボットと衝突
page-mode-sums = 容量{ $room } · 勤勉度{ $diligence }
page-about-robot =
    自分の列を進み、アイコンのあるマーブルを順に取ります。満載になるか船を出るまで続き、飛ばすことも選ぶこともできません。
    アイコン1個につき勤勉度1、優先アイコンは−1。合計の低いプレイヤーが先です。
page-about-group-prizes = 目の前に置かれ、ゲーム終了の条件に数えます。
page-about-group-programmables = 手札に入ります。働きかけるロボットの隣に差し込んで使い、使ったあとは捨て札で公開中になります。
page-about-group-robots = 目の前に置かれ、ロボットが手札に加わります。
page-rank = 価値{ $rank }位（{ $of }種類中、1が最高）
page-marbles-left = 宇宙船に{ $ship }個、サプライに{ $supply }個、プールに{ $pool }個。
page-about-marble = このアイコンを持つロボットが回収します。同じ種類とワイルドの支払いに使えます。
page-about-void = 最も価値の低いマーブル。ワイルドの支払いにだけ使えます。
page-about-designation = ロボットはすべてこの辺からこの方向に進みます。スロット1は、そこから見て左端です。

# 報告に出てくる物の種類と、それをどうしたか。
page-lab-mode-contract = 契約ロボットのモード
page-lab-mode-starting = 初期ロボットのモード
page-lab-programmable = プログラム契約
page-lab-prize-effect = 効果のある報酬
page-lab-prize-plain = 効果のない報酬
page-lab-robot-contract = ロボット契約
page-lab-robot-contract-set = 契約ロボット
page-lab-robot-starting-set = 初期ロボット
page-lab-fulfilled = 達成
page-lab-programmed = プログラム
page-lab-sent = 出動

## チュートリアル

page-learn-welcome =
    マーブルを満載した難破船が漂ってきました。ロボットに回収させ、そのマーブルで契約を達成します。誰かの公開中の契約が
    8件になったとき、得点の最も高い人の勝ちです。最初のラウンドを一緒に進めましょう。
page-learn-market = 契約には点数とコストが書かれています。これは機械2個と任意の1個。最初の目標にぴったりです。
page-learn-side = 何も動かないうちに、全員がひそかにプログラムを組みます。まず進入方向を選びます。南側を選んでください。
page-learn-courier = ロボットには4つのモードがあります。光っているモードでクーリエを置いてください。有機を探し、2つの優先アイコンで手番が早くなります。
page-learn-magpie = 光る帯は、クーリエがどこまで進み、何を取るかを示します。次はマグパイを置き、電気を狙いましょう。
page-learn-digger = 次は機械です。光っているモードでディガーを置いてください。
page-learn-welder = もう1個。ウェルダーを置いてください。
page-learn-diligence = アイコン1個につき勤勉度1、優先は−1で、合計の低い人が先です。あなたは−1なので、まず先に行動できるでしょう。
page-learn-commit = よいプログラムです。確定してください。
page-learn-collected = ロボットは、アイコンのある最初のマーブルを取りました。4体とも満載なので捨て札になりました。復旧アイコンで戻せます。余裕のあるロボットは手札に戻ります。
page-learn-fulfil = カーゴラックのコストがそろいました。達成してください。
page-learn-pay = 機械2個は自動で支払われます。ワイルドに使うマーブルを選んでください。残りは倉庫に入ります。
page-learn-round = カーゴラックはプログラム契約です。手札に入り、プログラムに差し込めます。新しいラウンドが始まりました。
page-learn-again = 好きな方向を選んでください。欲しいマーブルの位置を見てみましょう。
page-learn-own = 好きなロボットを4体置いてください。モードに重ねるか、スマートフォンではロボットを開くと、回収の見込みが分かります。
page-learn-insert = 次は契約です。カーゴラックを選んでください。
page-learn-gap = 上（左隣）のロボットに働きかけます。ロボットの後ろのすきまを選んでください。×印のすきまでは無効です。
page-learn-done = そのロボットは1個多く運べるようになりました。プログラムを確定してください。
page-learn-end = これで遊び方は終わりです。先に取られたマーブルは残らず、市場は全員のもの、公開中の契約8件で終わりです。次は初級のボットと本番の対局です！

## 作業台で変えられるコンポーネントの数値

knob-sheet-prizes = 報酬契約
knob-sheet-robot-contracts = ロボット契約
knob-sheet-programmables = プログラム契約
knob-cost =
    { $place ->
        [P] コスト（貴重）
        [E] コスト（電気）
        [M] コスト（機械）
        [C] コスト（化学）
        [O] コスト（有機）
       *[W] コスト（任意のマーブル）
    }
knob-points = 得点
knob-amount = 効果の数値
knob-program-robots = プログラムのロボット数
knob-capacity = アイコンのないロボットの容量
knob-showing-end = ゲームが終わる契約の件数
