/// The methods of `Position` that both games have. `$core` is the core's type.
macro_rules! position_methods {
    ($namespace:ident, $core:ty) => {
        #[wasm_bindgen(js_class = Position, js_namespace = $namespace)]
        impl Position {
            /// The side to move.
            #[wasm_bindgen(getter, unchecked_return_type = "Color")]
            pub fn turn(&self) -> String {
                self.0.turn().name().into()
            }

            /// The legal moves, in ascending order of their action numbers.
            #[wasm_bindgen(getter, js_name = legalMoves, unchecked_return_type = "Move[]")]
            pub fn legal_moves(&self) -> Result<JsValue> {
                plain::to_js(&self.0.legal_moves().iter().map(|m| Move::new(&self.0, *m)).collect::<Vec<_>>())
            }

            /// Where each piece can go: a `Map` from origins to arrays of targets, without pieces that cannot move. Board
            /// components take it as it is; a piece that enters has the origin `"@"`.
            #[wasm_bindgen(unchecked_return_type = "Map<string, string[]>")]
            pub fn destinations(&self) -> Result<JsValue> {
                let named = self.all_targets().map(|(origin, targets)| (origin, args::names(targets)));
                plain::to_map(&named.collect::<Vec<_>>())
            }

            /// Where the piece on one square can go; `"@"` for a piece that enters.
            #[wasm_bindgen(js_name = destinationsFrom, unchecked_return_type = "string[]")]
            pub fn destinations_from(
                &self,
                #[wasm_bindgen(unchecked_param_type = "string")] origin: &JsValue,
            ) -> Result<JsValue> {
                plain::to_js(&args::names(self.targets_from(&args::text(origin, "origin")?)?))
            }

            /// Reads a legal move: its text, or an object with its `origin` and `target`, such as a board component
            /// reports.
            ///
            /// Throws `parse` if the text is not a move, `illegal-move` if it is not legal here.
            #[wasm_bindgen(js_name = parseMove, unchecked_return_type = "Move")]
            pub fn parse_move(
                &self,
                #[wasm_bindgen(js_name = move, unchecked_param_type = "MoveInput")] m: &JsValue,
            ) -> Result<JsValue> {
                plain::to_js(&Move::new(&self.0, moves::Input::read(m)?.find(&self.0)?))
            }

            /// Whether this is a legal move; `false` also for a text that is not a move.
            #[wasm_bindgen(js_name = isLegal)]
            pub fn is_legal(
                &self,
                #[wasm_bindgen(js_name = move, unchecked_param_type = "MoveInput")] m: &JsValue,
            ) -> bool {
                moves::Input::read(m).and_then(|input| input.find(&self.0)).is_ok()
            }

            /// The position after a legal move. This position stays as it is.
            ///
            /// Throws `parse` if the text is not a move, `illegal-move` if it is not legal here.
            pub fn play(
                &self,
                #[wasm_bindgen(js_name = move, unchecked_param_type = "MoveInput")] m: &JsValue,
            ) -> Result<Position> {
                let m = moves::Input::read(m)?.find(&self.0)?;
                Ok(Position(self.0.after(m)))
            }

            /// What a legal move would do: for animations and hints.
            ///
            /// Throws as `play` does.
            #[wasm_bindgen(unchecked_return_type = "Preview")]
            pub fn preview(
                &self,
                #[wasm_bindgen(js_name = move, unchecked_param_type = "MoveInput")] m: &JsValue,
            ) -> Result<JsValue> {
                plain::to_js(&Preview::new(&self.0, moves::Input::read(m)?.find(&self.0)?))
            }

            /// The position with colors and the side to move swapped: the board seen from the other side.
            pub fn flipped(&self) -> Position {
                Position(self.0.flipped())
            }

            /// The same board in a form that can be edited: see `fromSetup`.
            #[wasm_bindgen(unchecked_return_type = "Setup")]
            pub fn setup(&self) -> Result<JsValue> {
                plain::to_js(&Setup::from(self.0.to_setup()))
            }

            /// The position of a setup; what is left out is as on an empty board.
            ///
            /// Throws `setup` with every fault if there can be no such position.
            #[wasm_bindgen(js_name = fromSetup)]
            pub fn from_setup(
                #[wasm_bindgen(unchecked_param_type = "SetupInput")] setup: &JsValue,
            ) -> Result<Position> {
                Ok(Position(setup::read(setup)?.to_position().map_err(|error| error.raise("setup"))?))
            }

            /// Why there can be no position with this setup: every fault, none if there can be one.
            #[wasm_bindgen(js_name = setupFaults)]
            pub fn setup_faults(
                #[wasm_bindgen(unchecked_param_type = "SetupInput")] setup: &JsValue,
            ) -> Result<Vec<String>> {
                let faults = setup::read(setup)?.to_position().err().into_iter().flat_map(|error| error.faults());
                Ok(faults.map(|fault| fault.to_string()).collect())
            }

            /// A hash of the position, 16 hexadecimal digits, the same in every version and language.
            #[wasm_bindgen(getter)]
            pub fn hash(&self) -> String {
                args::hex(self.0.stable_hash())
            }

            /// Whether the other one is the same position.
            pub fn equals(&self, #[wasm_bindgen(unchecked_param_type = "unknown")] other: &JsValue) -> bool {
                Position::read(other).is_ok_and(|other| other == self.0)
            }

            /// The board as text, for a terminal.
            pub fn ascii(&self) -> String {
                self.0.diagram().to_string()
            }

            /// The board as an SVG picture.
            pub fn svg(
                &self,
                #[wasm_bindgen(unchecked_optional_param_type = "SvgOptions")] options: &JsValue,
            ) -> Result<String> {
                let options: SvgOptions = args::options(options, "options")?;
                Ok(self.0.to_svg(&options.read(SquareSet::EMPTY, |square| self.targets_of(square))?))
            }

            /// The text of the position.
            #[wasm_bindgen(js_name = toString)]
            pub fn text(&self) -> String {
                self.0.to_string()
            }

            /// What `JSON.stringify` writes, the same as in other languages.
            #[wasm_bindgen(js_name = toJSON, unchecked_return_type = "PositionJson")]
            pub fn json(&self) -> Result<JsValue> {
                plain::to_js(&self.0)
            }
        }
    };
}

pub(crate) use position_methods;
